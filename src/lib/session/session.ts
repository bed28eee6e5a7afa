import type { Language } from '../base/language';
import { YadoriDatabase } from '../bridge/database';
import { AgentHost } from './agent/agent-host.svelte';
import { Bell } from './alarms/bell.svelte';
import { Controls } from './send/controls';
import { LastBackupMemory } from './data/last-backup.svelte';
import { Replacement } from './data/replacement.svelte';
import { Layout } from './page/layout.svelte';
import { takeFirstMoment } from './message/first-moment';
import { MessageBox } from './message/message-box.svelte';
import { CurrentMind } from './minds/current-mind.svelte';
import { Network } from './page/network.svelte';
import { Outbox } from './send/outbox';
import { Router } from './page/router.svelte';
import { Approval } from './rules/approval.svelte';
import { Sender } from './send/sender.svelte';
import { Avatar } from './settings/avatar';
import { PlanHand } from './plan/plan-hand.svelte';
import { Preferences } from './settings/preferences.svelte';
import { StoredKeys } from './send/stored-keys';
import { TabChannel } from './tabs/tab-channel';
import { TabSign } from './tabs/tab-sign';
import { Updates } from './tabs/updates.svelte';
import { LiveView } from './view/live-view.svelte';
import { Speech } from './minds/speech.svelte';

export type Session = ReturnType<typeof createSession>;

/** Everything behind one page, put together: it shows what is stored and writes to the inbox, and decides nothing. */
export function createSession(database = new YadoriDatabase()) {
  const firstMoment = takeFirstMoment();
  const channel = new TabChannel();
  const preferences = new Preferences();
  const router = new Router();
  const layout = new Layout();
  const storedKeys = new StoredKeys();
  const updates = new Updates(channel);
  const agent = new AgentHost(firstMoment.agent, channel);
  const replacement = new Replacement(channel, () => layout.forgetGoals());
  const language = (): Language => preferences.language;
  const outbox: Outbox = new Outbox({
    database,
    language,
    poke: () => agent.poke(),
    onSettled: (settled) => [replacement, approval, messageBox, sender].forEach((part) => part.settled(settled)),
    holdsKey: (row) => storedKeys.areIn(row),
  });
  const sent = (): string[] => outbox.sent();
  const view: LiveView = new LiveView(database, sent, (shown, asked) => {
    outbox.settle(shown, asked);
    bell.loaded?.seen(shown.snapshot.run);
    agent.viewChanged(shown);
  });
  const approval: Approval = new Approval(
    view,
    outbox,
    (failed) => sender.failed('answer', failed),
    language,
    () => mind.inUse?.host ?? null,
  );
  const isTooSoonFor = (request: string | null): boolean => approval.isTooSoonFor(request);
  const sender: Sender = new Sender(view, outbox, isTooSoonFor, () => messageBox.delivered);
  const messageBox = new MessageBox(firstMoment, { agent, view, outbox, sender });
  approval.onTyping = (text) => messageBox.continueDraft(text);
  const controls = new Controls(view, sender);
  const planHand = new PlanHand(sender, view);
  const avatar = new Avatar(view, preferences);
  const bell = new Bell(channel, view, preferences, avatar);
  const mind: CurrentMind = new CurrentMind({ agent, avatar, channel, preferences, storedKeys, view });
  const speech = new Speech(channel, view);
  agent.onBlocked = () => view.tellBlocked();
  channel.listen('status_changed', () => void view.refresh()); // a killed leader signalled no commit

  return {
    ...{
      agent,
      approval,
      avatar,
      bell,
      channel,
      controls,
      database,
      layout,
      messageBox,
      mind,
      outbox,
      planHand,
      preferences,
    },
    ...{ replacement, router, sender, speech, storedKeys, updates, view },
    lastBackup: new LastBackupMemory(),
    network: new Network(),

    start(): void {
      agent.start(preferences.language);
      view.start();
      messageBox.start();
      void new TabSign(() => router.route).follow(view);
      void view.opened.then(() => mind.watch()); // the log comes first
      if (import.meta.env.PROD) updates.start(); // the development server has no service worker
    },
  };
}
