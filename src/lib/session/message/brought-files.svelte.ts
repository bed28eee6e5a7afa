import type { BroughtPicture } from '../../agent/fold/inbox-row';

/** Something that the person dropped, pasted or chose; null: a folder, which holds no text itself. */
export interface BroughtFile {
  name: string;
  file: File | null;
}

/** What was brought and is not looked at yet. Who reads it comes in with the first. */
export class BroughtFiles {
  waiting = $state.raw<readonly BroughtFile[]>([]);
  /** They go with the next message. */
  pictures = $state.raw<readonly BroughtPicture[]>([]);

  /** Those that it does not hold yet. */
  giveBack(pictures: readonly BroughtPicture[]): void {
    const held = new Set(this.pictures.map(({ hash }) => hash));
    const missing = pictures.filter(({ hash }) => !held.has(hash));
    if (missing.length > 0) this.pictures = [...this.pictures, ...missing];
  }

  bring(files: readonly BroughtFile[]): void {
    this.waiting = [...this.waiting, ...files];
  }

  /** Each is looked at once. */
  take(): readonly BroughtFile[] {
    const taken = this.waiting;
    this.waiting = [];
    return taken;
  }
}

/** What a drop or a paste brings, besides text. */
export function filesIn(data: DataTransfer | null): BroughtFile[] {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  return items.flatMap((item): BroughtFile[] => {
    const file = item.getAsFile();
    if (item.webkitGetAsEntry()?.isDirectory) return [{ name: file?.name ?? '', file: null }];
    return file ? [{ name: file.name, file }] : [];
  });
}
