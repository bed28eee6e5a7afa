import type { AnswerWords } from './answer-form';

export const answersEn: AnswerWords = {
  option: { wait: 'wait', answer: 'answer', ask: 'ask you' },
  judged: {
    unavailable: 'That is not available right now.',
    ordered: 'You asked for it.',
    answered: 'You asked something.',
    notRead: 'No rule reads this.',
    nothingDue: 'Nothing is due.',
    publicInput: 'It comes from outside.',
    requestOpen: 'A request is waiting for your answer.',
    oldStep: 'This step belongs to an older plan.',
  },
  first: (name) =>
    `Hello! I’m ${name}. I live in this browser, and I ask before I change anything. What can I do for you?`,
  firstButtons: [
    { id: 'first:trip', label: 'Plan a trip', said: 'Plan a trip' },
    { id: 'first:party', label: 'Plan a party', said: 'Plan a party' },
    { id: 'first:habit', label: 'Start a habit: stretch every morning', said: 'Make a plan to stretch every morning' },
    { id: 'first:remind', label: 'Remind me of something', said: 'Remind me' },
  ],
  hello: (name, person, about) => `Hello${person === null ? '' : `, ${person}`}! I’m ${name}. ${about}`,
  farewell: (person) => `Take care${person === null ? '' : `, ${person}`}. Your alarms stay set.`,
  thanks: 'You’re welcome.',
  praise: 'That’s nice to hear.',
  howAreYou: (mood) =>
    mood === 'up'
      ? 'I’m well, thank you. How are you?'
      : mood === 'down'
        ? 'A little slow today, but fine. How are you?'
        : 'Calm, thank you. How are you?',
  jokes: [
    'I asked my calendar for a day off. It said its days were numbered.',
    'My to-do list and I have an understanding: it grows, and I tick.',
    'I would tell you a joke about the cache, but you have heard it already.',
  ],
  help: (name) =>
    `I’m ${name}. Without a language model I do a few things well:\n- Reminders, alarms, timers: “Remind me Friday at 3pm to call Bob”, “Timer 10 minutes”\n- Lists and notes: “Add milk and eggs to the shopping list”, “Note: the key is under the mat”\n- Plans: “Plan my trip to Lisbon in March”, “Plan a party for 12 people on Saturday”\n- What you tell me: “Remember that I’m vegetarian”, “My name is Sam”\n- Day, time, small sums, and “undo”\nI ask before I change anything. Help lists every sentence; a language model can be chosen under Models.`,
  who: (name) =>
    `I’m ${name}, a program that lives in this browser tab. Right now I follow written rules, so I understand only some sentences; with a language model I can talk freely. While I follow rules, nothing you write here leaves this device.`,
  ownName: (name) => (name === null ? 'I don’t know your name yet. Say “My name is …”.' : `You are ${name}.`),
  explain: {
    request: 'The card shows what I would do. Yes does it, No leaves everything as it is.',
    question: 'Your answer makes the plan fit better. “I don’t know” is fine, too.',
    nothing: 'Nothing is waiting for you. Say what you need, or “help”.',
  },
  picture: 'I can’t see pictures without a language model. Tell me in words what it’s about.',
  notRead:
    'Sorry, I didn’t follow. Without a language model I understand only some sentences. What shall I do with it?',
  notReadOpen: 'Sorry, I didn’t follow. My question is still open.',
  buttons: {
    note: 'Note it',
    remind: 'Remind me',
    goal: 'Make it a goal',
    mind: 'Give me a better mind',
  },
  sayInstead: {
    note: (said) => `Note: ${said}`,
    remind: (said) => `Remind me: ${said}`,
    goal: (said) => `My goal: ${said}`,
  },
  time: (clock) => `It’s ${clock}.`,
  date: (day) => `Today is ${day}.`,
  dateOf: (day) => `That’s ${day}.`,
  sum: (of, result) => `${of} = ${result}`,
  stopped: 'I’ve stopped. Press Resume, or write /resume, when I may go on.',
  resume: 'Press Resume, or write /resume, and I go on.',
  undoHint: 'Press Undo beside what I did last, or write /undo.',
  left: 'All right, I leave it.',
  buttonGone: 'That question is over. Nothing was changed.',
  later: (said) => `I keep “${said}” for right after. First please answer the card, with y or n.`,
  requestOpen: 'Please answer the card first: press y or n, or one of its buttons.',
  publicTalk: 'I only take orders from the person I live with.',
  unknownCommand: (command) =>
    `There is no command ${command}. There are /help, /status, /stop, /resume, /undo, /drop and /purpose.`,
  purposeMissing: 'Write the purpose after it: /purpose learn to bake bread',
  second: (said) => `I stopped there, so “${said}” is not done. Say it again if you still want it.`,
  alarm: {
    none: 'No alarm is set. Try “Remind me at 18:00 to water the plants”.',
    all: (count) => (count === 1 ? 'One alarm is set:' : `${count} alarms are set:`),
    openTab: 'They ring while a tab of Yadori is open.',
    noPause: 'I can’t pause a timer yet. I can move it (“add 5 minutes to the timer”) or cancel it.',
    when: (text) => (text === '' ? 'For when?' : `When shall I remind you of “${text}”?`),
    whenButtons: [
      { id: 'when:hour', label: 'In an hour', said: 'in an hour' },
      { id: 'when:evening', label: 'Today at 19:00', said: 'today at 19:00' },
      { id: 'when:tomorrow', label: 'Tomorrow at 9:00', said: 'tomorrow at 9:00' },
    ],
    problem: {
      no_time: 'At what time? Say it like “at 7:30” or “in 20 minutes”.',
      no_day: 'On which day? Say it like “on 5 December at 9:00”.',
      past: 'That time is over, so I set nothing. Give me a later one.',
      no_such_day: 'There is no such day. Nothing was set.',
      cannot: 'I can’t do that yet: alarms ring once, or weekly on the days you name. Nothing was set.',
      two_times: 'I read more than one time there. Which one shall it be? Nothing was set.',
      zone_unknown: 'I don’t know that time zone. Say the time by your own clock. Nothing was set.',
      unread: 'Part of that I can’t read, so I set nothing.',
    },
    unreadPart: (part) =>
      `I’m not sure what “${part}” means there, so I set nothing. Say it like “Remind me Friday at 3pm to call Bob”.`,
    full: (most) => `There are ${most} alarms already, and that is the most. Cancel one first.`,
    which: 'Which one?',
    noSuch: 'I find no such alarm.',
    unnamed: { alarm: 'Alarm', wake: 'Wake up', timer: 'Timer' },
    set: (text) => `set an alarm: ${text}`,
    cancel: (text) => `cancel the alarm “${text}”`,
    snooze: (text) => `let “${text}” ring again later`,
  },
  list: {
    shopping: 'shopping',
    todo: 'to do',
    packing: 'packing',
    folder: 'lists',
    added: (list) => `add to the list ${list}`,
    noList: 'There is no such list yet. Say “Add milk to the shopping list” to begin one.',
    notOn: (item) => `I find “${item}” on no list.`,
    which: 'On which list?',
    nothingToAdd: 'What shall I put on it? Say “Add milk and eggs to the shopping list”.',
    ofOthers: 'I don’t change a list that holds words from elsewhere. The Data page shows it.',
  },
  note: {
    daily: 'daily',
    about: 'About you',
    aboutHeading: 'About you',
    none: 'There are no notes yet. Say “Note: …” to write one.',
    all: (count) => (count === 1 ? 'There is one note:' : `There are ${count} notes:`),
    more: (count) => `and ${count} more`,
    ofOthers: (count) =>
      count === 1
        ? 'One note holds words from elsewhere; the Data page shows it.'
        : `${count} notes hold words from elsewhere; the Data page shows them.`,
    noSuch: (name) => `I find no note “${name}”. “Show my notes” lists them.`,
    tooLong: 'That is too long to write at once. Send it in parts.',
    what: 'What shall I write? Say “Note: the key is under the mat”.',
    exists: (name) => `There is a note “${name}” already. Nothing was changed.`,
    do: (action, path) => `${action} ${path}`,
  },
  find: (query) => `search for “${query}”`,
  queryTooLong: 'That is too long to search for. A few words are enough.',
  name: (name) => `remember your name: ${name}`,
  setting: {
    no: 'There is no such setting here.',
    unread: 'I could not read a number there. Say it like “Heartbeat 2 minutes”.',
    same: (value) => `It is ${value} already.`,
    range: (least, most) => `That can be ${least} to ${most}. Nothing was changed.`,
    change: (name) => `change the setting ${name}`,
    on: 'on',
    off: 'off',
  },
  purpose: {
    none: 'There is no purpose yet. Say “My goal: …”, or ask for a plan.',
    is: (text) => `Your goal: ${text}`,
    taken: (text) => `Got it: ${text}.`,
    tooLong: (length, most) => `That has ${length} characters; ${most} is the most. Nothing was changed.`,
    goal: (name, done, total) => `${name}: ${done} of ${total} steps done.`,
    next: (name, day) => `Next for you: ${name}${day === '' ? '' : `, by ${day}`}.`,
    noGoal: 'No plan is under way.',
    ask: 'What would you like to work towards?',
    reached: (text) => `All done. Is “${text}” finished?`,
    reachedButtons: [
      { id: 'reached:next_goal', label: 'Not yet, plan on' },
      { id: 'reached:new_purpose', label: 'Yes, something new' },
      { id: 'reached:rest', label: 'Yes, rest' },
    ],
    resting: 'Then I rest. Tell me when there is something new.',
    drop: (text) => `Stop working on “${text}”?`,
    dropButtons: [
      { id: 'drop:yes', label: 'Yes, stop' },
      { id: 'drop:no', label: 'No, keep it' },
    ],
    kept: 'It stays.',
    dropped: 'All right, that goal is gone. Tell me when there is something new.',
    offerPlan: 'Shall I make a starting plan for it?',
    offerButtons: [
      { id: 'plan:yes', label: 'Yes, make a plan' },
      { id: 'plan:no', label: 'Not now' },
    ],
  },
  plan: {
    which:
      'A plan for what? A trip, a party, a move, an exam, a habit, something to learn, an application, a text, tidying, a meeting?',
    keep: (name) => `keep the plan “${name}”`,
    done: 'The plan is up to date.',
    refused:
      'All right, no note and no alarms. The steps stand in the plan; drop the ones you don’t want there, or say “drop my goal”.',
    gone: 'That plan, or what you told me for it, is gone. Its question is over.',
    notOwn: 'Those words came from elsewhere, so they change no plan and no goal. Please type it yourself.',
    keepOrDrop: 'If that is about keeping your plan: the buttons under that question say it, keep or drop.',
    full: 'Eight plans are under way, and that is the most. Finish or drop one first.',
    notMine: (name) =>
      `I can’t do “${name}” without a language model. Choose one under Models, or do it yourself and tell me.`,
    taskDone: { id: 'task:done', label: 'It’s done' },
    oldIntake:
      'I ask fewer questions now: the ones from before are gone, and what you told me stands in the chat. Ask for a plan in one sentence, like “Plan my trip to Lisbon in March”.',
  },
};
