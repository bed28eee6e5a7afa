import type { DBSchema } from 'idb';
import { Store } from './store';

/** A store of which every thread of this browser hears when another wrote to it. */
export class ToldStore<Schema extends DBSchema> extends Store<Schema> {
  /**
   * Shows what `read` finds, now and after each write, whoever wrote; until the returned function is called. Never more than one reading
   * at a time, and one after it for all that was written meanwhile.
   */
  watch<T>(read: () => Promise<T>, show: (found: T) => void, failed: (error: unknown) => void): () => void {
    const channel = new BroadcastChannel(this.name);
    let isReading = false;
    let isAsked = false;
    let isOver = false;
    const look = async (): Promise<void> => {
      isAsked = true;
      if (isReading) return;
      isReading = true;
      while (isAsked && !isOver) {
        isAsked = false;
        try {
          const found = await read();
          if (!isOver) show(found);
        } catch (error) {
          if (!isOver) failed(error);
        }
      }
      isReading = false;
    };
    channel.onmessage = () => void look();
    void look();
    return () => {
      isOver = true;
      channel.close();
    };
  }

  protected override tellWritten(): void {
    try {
      const channel = new BroadcastChannel(this.name); // each of its own: a thread that keeps one open is told of its own writes by it
      channel.postMessage(null);
      channel.close();
    } catch (error) {
      console.warn('nobody was told of what was written', error); // written it is
    }
  }
}
