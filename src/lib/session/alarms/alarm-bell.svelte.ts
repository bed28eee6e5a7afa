import type { Run } from '../../agent/fold/snapshot';
import type { TabMessage } from '../../bridge/contract';
import { readChoice, rungKey, writeChoice } from '../page/stored-choice';

type Ring = Extract<TabMessage, { kind: 'ring' }>;

/** It sounds for so long, where nobody answers; ms. */
const soundsMs = 60_000;
/** A page that nobody sees leaves it to one that is seen for so long; ms. */
const yieldMs = 400;
const lockName = 'yadori-ring';

/**
 * Sounds rings that are written down already. Of all open pages one does, and each ring once: whoever dies in between has rung or has not,
 * and the chat tells of it anyhow.
 */
export class AlarmBell {
  /** Seq of the line whose ring sounds now. */
  sounding = $state<number | null>(null);
  /** The browser keeps sound back until something was pressed in this page. */
  isHeldBack = $state(false);

  #stop: () => void = () => {};

  /** Never rejects. */
  async ring(ring: Ring, { log, title }: { log: string | null; title: string }): Promise<void> {
    const rung = `${log ?? ''} ${ring.seq}`;
    if (document.visibilityState === 'hidden') await new Promise((resolve) => setTimeout(resolve, yieldMs));
    await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
      if (!lock || readChoice(rungKey) === rung) return;
      writeChoice(rungKey, rung);
      await Promise.all([notify(ring, title), this.#sound(ring.seq)]);
    });
  }

  /** As short as can be, to hear it and to let the browser hear that it is wanted. */
  async test(): Promise<void> {
    this.#stop();
    const chime = new Chime();
    await chime.play();
    await new Promise((resolve) => setTimeout(resolve, chimeMs));
    await chime.close();
  }

  /** What sounds is answered: no more of it. */
  seen({ alarms }: Pick<Run, 'alarms'>): void {
    if (this.sounding !== null && !alarms.some(({ ring }) => ring === this.sounding)) this.silence();
  }

  silence(): void {
    this.#stop();
  }

  async #sound(seq: number): Promise<void> {
    this.#stop();
    const chime = new Chime();
    const stopped = new Promise<void>((resolve) => (this.#stop = resolve));
    this.sounding = seq;
    const timer = setInterval(() => void this.#play(chime), chimeMs);
    const end = setTimeout(() => this.#stop(), soundsMs);
    await this.#play(chime);
    await stopped;
    clearInterval(timer);
    clearTimeout(end);
    this.sounding = null;
    this.isHeldBack = false;
    await chime.close();
  }

  async #play(chime: Chime): Promise<void> {
    this.isHeldBack = !(await chime.play());
  }
}

/** One chime, and the pause after it. */
const chimeMs = 1_600;
/** Hz. */
const tones = [880, 1_108.73, 1_318.51];

/** A sound made here, so that no file must be there. */
class Chime {
  readonly #context = 'AudioContext' in globalThis ? new AudioContext() : null;

  /** False: the browser keeps it back. */
  async play(): Promise<boolean> {
    const context = this.#context;
    if (!context) return false;
    // without a press in the page the promise of `resume` stays open for ever
    void context.resume().catch(() => undefined);
    if (context.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 100));
    if (context.state !== 'running') return false;
    tones.forEach((frequency, place) => this.#tone(context, frequency, context.currentTime + place * 0.22));
    return true;
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  #tone(context: AudioContext, frequency: number, start: number): void {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  }
}

/** Only where the person allowed it, and does not look at the page anyhow. */
async function notify({ text, alarm }: Ring, title: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  const options = { body: text, tag: `alarm-${alarm}`, icon: 'icon-192.png', requireInteraction: true };
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options);
  } catch (error) {
    console.warn('no notification', error); // the chat tells of it
  }
}
