/** Files of models, in this origin's private file system: written by the page, read by the thread that holds a model. */

const folderName = 'models';

/** Null: it is not there. */
export async function readModelFile(id: string): Promise<File | null> {
  try {
    return await (await (await folder()).getFileHandle(`${id}.gguf`)).getFile();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** Copies a file as a whole. Rejects, and leaves nothing, where it does not fit or cannot be read. */
export async function writeModelFile(id: string, file: Blob): Promise<void> {
  const handle = await (await folder()).getFileHandle(`${id}.gguf`, { create: true });
  try {
    await file.stream().pipeTo(await handle.createWritable());
  } catch (error) {
    await removeModelFile(id);
    throw error;
  }
}

export async function removeModelFile(id: string): Promise<void> {
  try {
    await (await folder()).removeEntry(`${id}.gguf`);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
  }
}

export async function removeAllModelFiles(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(folderName, { recursive: true });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
  }
}

/** Whether a file begins as a GGUF file does. */
export async function isGguf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 4).text()) === 'GGUF';
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folderName, { create: true });
}
