import { readAnchor, type Anchor } from '../lib/bridge/anchor';
import type { AnchorStore } from '../lib/runtime/ports';

const prefix = 'anchor-';
/** An anchor has some 200 bytes. */
const maxAnchorBytes = 4_096;

/**
 * Anchors in the browser's own file system, a file for each leadership: a frozen one may still have its own open. `mirrored`: what the
 * page keeps in localStorage, as JSON.
 */
export function opfsAnchors(mirrored: string | null): AnchorStore {
  return {
    async read() {
      const anchors: Anchor[] = [];
      const ofPage = readAnchor(mirrored);
      if (ofPage) anchors.push(ofPage);
      try {
        const root = await navigator.storage.getDirectory();
        for await (const handle of root.values()) {
          if (handle.kind !== 'file' || !handle.name.startsWith(prefix)) continue;
          const file = await handle.getFile();
          const anchor = file.size <= maxAnchorBytes ? readAnchor(await file.text()) : null;
          if (anchor) anchors.push(anchor);
        }
      } catch (error) {
        console.warn('no anchor can be read', error);
      }
      return anchors;
    },
    async write(anchor) {
      const root = await navigator.storage.getDirectory();
      const own = `${prefix}${anchor.epoch}`;
      const file = await root.getFileHandle(own, { create: true });
      const writable = await file.createWritable();
      await writable.write(JSON.stringify(anchor));
      await writable.close();
      for await (const name of root.keys()) {
        if (name.startsWith(prefix) && Number(name.slice(prefix.length)) < anchor.epoch) await removed(root, name);
      }
    },
  };
}

/** One that a frozen tab still writes stays: it is older, and void or true. */
async function removed(root: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await root.removeEntry(name);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
