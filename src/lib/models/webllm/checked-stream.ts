import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ModelPart } from './model-parts';

export interface StreamWatch {
  onBytes: (count: number) => void;
  /** What came is not what was announced; in words for people. Who stores the stream is told only that it failed. */
  onBroken: (message: string) => void;
}

/**
 * Passes bytes on while it counts, hashes and looks at how they begin. It breaks off at the end, before whoever stores them has a whole file,
 * where they are not the file that its list announces. The host's own Content-Length is not asked: it may be that of the packed form.
 */
export function checkedStream(
  { url, bytes, md5: sum, begins }: Pick<ModelPart, 'url' | 'bytes' | 'md5' | 'begins'>,
  { onBytes, onBroken }: StreamWatch,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const hash = sum === null ? null : md5.create();
  let count = 0;
  let head: number[] = [];
  const fail = (problem: string): never => {
    onBroken(`${name} ${problem}`);
    throw new Error(`${name} ${problem}`);
  };
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.length;
      hash?.update(chunk);
      if (head.length < 4) head = [...head, ...chunk.subarray(0, 4)].slice(0, 4);
      if (bytes !== null && count > bytes) fail(`is longer than ${bytes} bytes`);
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
    flush() {
      if (bytes !== null && count !== bytes) fail(`has ${count} of ${bytes} bytes`);
      if (count === 0) fail('is empty');
      if (begins !== null && !doesBegin(head, begins)) fail('is another kind of file');
      if (hash && bytesToHex(hash.digest()) !== sum) fail('is damaged');
    },
  });
}

function doesBegin(head: readonly number[], begins: 'json' | 'wasm'): boolean {
  const text = String.fromCharCode(...head);
  return begins === 'wasm' ? text === '\0asm' : /^\s*[{[]/.test(text);
}
