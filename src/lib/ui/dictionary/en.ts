import { revealed } from '../../base/text';
import { firstWords } from '../chat/first-words';
import { formatBytes, formatNumber } from '../format';
import type { Dictionary } from './dictionary';
import { importProblems } from './import-problems';

const number = (value: string | number | undefined) => formatNumber(value, 'en');

function importProblemEn(reason: string | number): string {
  return importProblems[reason]?.en ?? String(reason);
}

/** `name`: the Avatar's. */
export const en = (name: string): Dictionary => ({
  name,
  mind: { name: 'Reflex', place: 'rules, this device', device: 'model, this device' },
  offline: 'Offline',
  offlineHint: `No network. ${name} needs none.`,
  pages: 'Pages',
  menu: 'Menu',
  page: {
    chat: 'Chat',
    log: 'Log',
    vitals: 'Vitals',
    models: 'Models',
    rules: 'Automatic rules',
    data: 'Data',
    settings: 'Settings',
    help: 'Help',
  },
  backupDue: 'Much of this stands in no backup yet.',
  language: 'Language',
  theme: 'Dark or light',
  stop: 'Stop',
  resume: 'Resume',
  drop: 'Drop',
  close: 'Close',
  cancel: 'Cancel',
  removed: '(removed)',

  cycle: 'Cycle',
  phaseLabel: 'Phase',
  phase: {
    idle: 'Idle',
    input: 'Input',
    plan: 'Plan',
    thought: 'Thought',
    approving: 'Waiting for your answer',
    asking: 'Waiting for your reply',
    action: 'Action',
    result: 'Result',
  },
  halted: (reason) => `Halted: ${reason}`,
  cell: { input: 'Input', plan: 'Plan', thought: 'Thought', action: 'Action', result: 'Result' },
  gate: 'Your y or n stands here: nothing is touched without it.',
  strip: {
    noInput: 'nothing new',
    noPurpose: 'no purpose yet',
    notRunYet: (what) => `Not run yet: ${what}`,
    notRun: 'not run',
    ended: { done: 'done', fail: 'failed', rejected: 'rejected', dropped: 'dropped', needless: 'not needed' },
    halted: 'halted',
    turn: (turn) => `turn ${turn}`,
    seconds: (seconds) => `${seconds} s`,
    haltHint: {
      rejected: 'Resume goes on.',
      invalid: 'Say anything to try again.',
      stopped: 'Resume goes on.',
      budget: 'Answer, or Resume.',
      storage: 'Nothing can be saved.',
      data_lost: 'Less is stored than there was.',
      corrupt: 'The log is damaged.',
      mind: 'Say anything to try again.',
      model: 'Say anything to try again, or choose another mind.',
      imported: 'Say anything, or Resume.',
    },
  },

  panes: 'Panes',
  inspector: { label: 'Inspector', short: 'Inspect', empty: 'No thought yet.' },
  vitals: { label: 'Vitals' },
  cli: { label: 'CLI' },
  chat: {
    label: 'Chat',
    log: 'Conversation',
    message: firstWords.en.message,
    placeholder: firstWords.en.placeholder(name),
    firstPlaceholder: 'Write a purpose, in your own words',
    answerPlaceholder: 'Write your answer',
    open: 'Open',
    openNote: (path) => `Open ${path}`,
    send: firstWords.en.send,
    earlier: 'Show earlier',
    later: 'Show later',
    newest: 'To the newest',
    damaged: (seq) =>
      `Earlier messages cannot be read: the log is damaged at event ${seq}. Export what is readable under Data, or bring back a backup.`,
    sending: firstWords.en.sending,
    brokenOff: 'broken off, and not said',
    today: 'Today',
    yesterday: 'Yesterday',
    you: firstWords.en.you,
    choices: 'Choices',
    samples: 'Write a purpose, or begin with one of these:',
    wished: {
      rejected: 'Left out because you said n.',
      dropped: 'Left out because you dropped it.',
      needless: 'Left out too: it needs what you left out.',
    },
    partial: 'Some of its tasks were not done.',
    answers: 'Your answer to:',
    skip: 'Skip',
    skipAnswer: 'Skip',
    leave: 'Something else',
    left: 'Not an answer. The question stays:',
    back: 'Answer it',
    unclear: 'Is this your answer to the question? Nothing was sent yet.',
    isAnswer: 'It is the answer',
    isAside: 'It is something else',
    stoppedPlaceholder: 'Stopped. Talk, or press Resume',
    prefilled: (host) =>
      `Filled in by a link${host === 'unknown' ? '' : ` (${host})`}. Nothing is sent unless you send it.`,
    empty: 'Empty',
  },

  plan: {
    wish: { rejected: 'you said no', dropped: 'dropped by you', needless: 'not needed without what you left out' },
    finished: 'Finished purpose',
    finishedHint: 'Write what comes next in the chat; it becomes the new purpose.',
    newPurpose: 'New purpose',
    askedHint: 'Every task has ended. The chat asks whether the purpose is reached.',
    label: 'Plan',
    goals: (count) => (count === 1 ? '1 goal' : `${count} goals`),
    purpose: 'Purpose',
    emptyTitle: 'No plan yet.',
    empty: 'A purpose becomes goals, and each goal five to ten tasks.',
    noGoals: 'No goal is open.',
  },

  approval: {
    label: 'Approval',
    asks: `${name} asks before acting`,
    asksAgain: `${name} asks to repeat what failed`,
    touches: 'Touches',
    approve: 'Approve',
    reject: 'Reject',
    payload: 'Payload',
    always: 'Always…',
    failedAt: (time, cause) => `It failed at ${time}: ${cause}.`,
    failedWithoutCause: (time) => `It failed at ${time}.`,
    stain: (origins) => `Decided from ${origins}. No rule can approve this.`,
    origin: {
      public: (from) => `a public message (${from})`,
      web: (from) => `words on a web page (${from})`,
      tool: (from) => `what a tool returned (${from})`,
      import: (from) => `an imported file (${from})`,
      link: (from) => `text that a link filled in (${from})`,
    },
    and: ' and ',
    hidden: 'Invisible or direction-changing characters are in it. Each is shown as ‹U+…›.',
    payloadGone: 'The payload cannot be read. Reject it, or reload the page.',
    emptyPayload: 'empty',
    preview: 'Text to be written',
    previewAdded: 'Text to be added',
    beginning: ', its beginning',
    moreLines: (count) => (count === 1 ? 'Show the rest, 1 line' : `Show the rest, ${number(count)} lines`),
    alwaysHint: (folder) =>
      `You approved the same kind for this goal before. Always… can cover the same in ${folder}, for an hour.`,
    digest: 'Fingerprint',
    ownWords: `${name}’s own words, not checked`,
    rules: 'Reflex, published rules; its own words, not checked',
    show: 'Look and answer',
    fold: 'Fold',
  },

  notice: {
    halt: {
      rejected: {
        title: 'You said no.',
        text: `${name} left that out and waits. Resume goes on, and so does whatever you say.`,
      },
      invalid: { title: 'No valid decision.', text: 'Three in a row were dropped. Say anything to try again.' },
      stopped: { title: 'Stopped.', text: 'Nothing goes on until you press Resume; messages are still answered.' },
      budget: { title: 'A budget is used up.', text: 'Answer the question, or press Resume.' },
      storage: {
        title: 'Nothing can be saved.',
        text: `${name} stopped, so that nothing gets lost unseen. Export your data, make room on this device, then reload.`,
      },
      data_lost: {
        title: 'Data lost.',
        text: 'Less is stored than there was. Nothing was overwritten. Import a copy, or clear and start again.',
      },
      corrupt: {
        title: 'The log is damaged.',
        text: 'Nothing was changed. Export the good part under Data, then import it or start again.',
      },
      mind: { title: 'Persona or mood cannot be read.', text: `${name} decides nothing. Say anything to try again.` },
      model: {
        title: 'The model gave no answer.',
        text: 'Nothing is lost. Say anything to try again, or choose another mind under Models.',
      },
      imported: { title: 'Brought back.', text: `${name} rests here. Say anything, or press Resume.` },
    },
    stoppedAt: (task) => `${task} was cut off. Resume it, or drop it.`,
    interrupted: (task) => ({ title: `${task} was cut off.`, text: 'Your word goes first. Resume it, or drop it.' }),
    asking: (task, asked) => ({
      title: task === null ? 'A question waits for your reply.' : `${task} waits for your reply.`,
      text: asked ?? 'It stands in the chat.',
    }),
    answer: 'Answer',
    readOnly: {
      disk_full: {
        title: 'Nothing can be saved.',
        text: 'No room is left. You can read and export. Make room on this device, then reload.',
      },
      storage: {
        title: 'Nothing can be saved.',
        text: 'The browser’s store failed, also when it was opened anew. Nothing was deleted. You can read, and export what can be read. Reload; if it stays, restart the browser.',
      },
      corrupt: {
        title: 'The log is damaged.',
        text: 'Nothing was changed. You can read, export the good part under Data, and import it or a backup there.',
      },
      newer: {
        title: 'This page is older than its data.',
        text: 'It only shows them. Reload to get the newer version.',
      },
      data_lost: {
        title: 'Data lost.',
        text: 'Less is stored than there was. Nothing was overwritten. Import a copy, or clear and start again.',
      },
    },
    gone: {
      title: `${name} does not answer.`,
      text: 'Its thread ended more than once. Nothing was lost. Reload the page.',
    },
    view: {
      unavailable: {
        title: 'The data on this device cannot be read.',
        text: 'What you see may be old. Reload; if it stays, close other tabs of Yadori and check that this browser may store data.',
      },
      newer: {
        title: 'This page is older than its data.',
        text: 'It only shows them. Reload to get the newer version.',
      },
      replaced: { title: 'A newer Yadori runs in another tab.', text: 'This one stopped. Reload it.' },
      unreadable: {
        title: 'The saved state cannot be read.',
        text: 'Nothing was changed. Reload; the log can rebuild it.',
      },
      silent: {
        title: 'Your data is not answering yet.',
        text: 'What you see may be old. This page goes on asking; if this lasts, reload.',
      },
    },
    blocked: (tabs) => ({
      title:
        tabs === 1
          ? '1 other tab of Yadori holds the data open in its older form.'
          : tabs
            ? `${number(tabs)} other tabs of Yadori hold the data open in their older form.`
            : 'Another tab of Yadori holds the data open in its older form.',
      text:
        tabs === 1
          ? 'Close or reload that tab. This one then goes on by itself.'
          : 'Close or reload the other tabs. This one then goes on by itself.',
    }),
    blockedBy: ({ page, opened, hidden }) =>
      `The tab on ${page}, opened ${opened}, ${hidden === null ? 'in view' : `not looked at since ${hidden}`}`,
    blockedByUnnamed: (tabs) => `${number(tabs)} of an earlier version, which cannot be told apart`,
    update: { title: 'A new version is ready.', text: `It waits until ${name} is idle.` },
    useNow: 'Use it now',
    replaced: {
      title: 'A new version runs in another tab.',
      text: 'This one goes on as it is. Reload when it suits you.',
    },
    reload: 'Reload',
    standby: 'Another tab is acting; this one shows it and can write.',
    leaderSilent: 'The tab that acts does not answer. Close the other tabs of Yadori, then reload this one.',
    goToData: 'Open Data',
  },

  enterKey: 'Enter a key under Models',

  refusal: {
    empty: () => 'There is nothing to send.',
    text_too_long: ({ length, limit }) =>
      `That message has ${number(length)} characters; ${number(limit)} is the most. Nothing was changed. Shorten it and send again.`,
    purpose_too_long: ({ length, limit }) =>
      `That purpose has ${number(length)} characters; ${number(limit)} is the most. Nothing was changed. Shorten it and send again.`,
    control_characters: ({ character, place }) =>
      `Character ${number(place)} is a control character (${character ?? 'unseen'}). Nothing was changed. Remove it and send again.`,
    looks_like_a_key: () =>
      'This looks like a secret key. Messages are kept in the log, so it was not stored. Take the key out and send again. Keys belong under Models.',
    answer_unclear: () =>
      'That may answer the open question, or be something else. Nothing was sent. `answer …` answers with it; `help` lists the commands.',
    already_answered: () => 'That was answered already. Nothing was done twice.',
    no_such_choice: () => 'That choice is no longer open. Nothing was changed.',
    nothing_to_stop: () => 'Nothing runs that could be stopped.',
    nothing_to_resume: () => 'Nothing waits to be resumed.',
    nothing_to_drop: () => 'There is no task to drop.',
    halted: () => `${name} is halted. The line above says how to go on. Nothing was changed.`,
    no_rule_possible: () =>
      'No rule can be made of this, or not within these bounds. Nothing was changed. Answer y or n, or choose other bounds.',
    too_many_rules: ({ limit }) =>
      `There are ${number(limit)} rules, which is the most. Nothing was changed. Revoke one under Automatic rules, then try again.`,
    no_such_rule: () => 'There is no such rule any more. Nothing was changed.',
    nothing_to_undo: () => 'There is no change that could be undone. Nothing was changed.',
    changed_since: () => 'It was changed again since. Nothing was changed. Undo the newer change first.',
    request_open: () =>
      'An action waits for y or n, or runs. Nothing was changed. Answer it or let it end, then try again.',
    not_possible: ({ place }) =>
      place === 'path' || place === 'folder'
        ? 'That cannot be the name of a note. Nothing was changed. Write it like bees/summary.md.'
        : place === 'content'
          ? 'That text is empty or too long for one note. Nothing was changed. Narrow it down and try again.'
          : 'That action is not possible here, or too large. Nothing was changed. `help` says what is.',
    setting_not_possible: ({ setting }) =>
      `That is no value for the setting “${setting ?? ''}”. Nothing was changed. Look it up under Settings.`,
    not_empty: () => 'Yadori is not empty, so nothing was imported. Export what you have, clear it, then import.',
    unreadable: () => 'That could not be read. Nothing was changed. Reload and try again.',
    malformed_import: ({ line, reason, name: named }) =>
      `The file cannot be used${line ? `: line ${number(line)}` : ''}${reason === undefined ? '' : ` (${importProblemEn(reason)}${named === undefined ? '' : `: ${revealed(String(named))}`})`}. Nothing was changed. Choose another file, such as an older backup.`,
    import_died: () =>
      'The file could not be read to its end: Yadori was closed or ran out of memory meanwhile. It was dropped, and nothing was changed. Choose it again under Data; if that happens twice, it is too large for this device.',
    import_cancelled: () => 'The import was cancelled. Nothing was changed.',
    event_too_large: ({ length, limit }) =>
      `That is too large to keep${length === undefined ? '' : `: ${formatBytes(Number(length), 'en')}, ${formatBytes(Number(limit), 'en')} is the most`}. Nothing was changed. Shorten it and send again.`,
    busy: () =>
      `${name} is at work and has that text at hand. Stop it, or wait until it rests, then try again. Nothing was changed.`,
    not_redactable: ({ seq }) =>
      `There is no such text${seq === undefined ? '' : ` in event ${number(seq)}`} any more. Nothing was changed. Search again.`,
    storage: () => 'It could not be saved. Nothing was changed. Make room on this device and try again.',
    storage_full: () =>
      'The storage of this browser is full, so nothing was saved; a message stays in the box. Free some space on this device, or remove models you do not use on the Models page. Then send again.',
    stored_key: () =>
      'This holds a key that you stored under Models, so it was not sent or saved. Keys belong there only. Take it out and send again.',
    too_soon: () =>
      'The request had only just appeared, so your answer did not count. Read it, then send it again: your y or n is still in the box.',
    not_saved: ({ reason }) =>
      `It could not be saved, so nothing was sent; a message stays in the box. Try again, or reload. (${reason ?? 'storage failed'})`,
  },
  loadFailed: 'This part could not be loaded. Reload and try again.',
});
