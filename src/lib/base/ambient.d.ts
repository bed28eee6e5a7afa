/** What every thread and Node have, but the ES2023 types lack. Seen by tsconfig.pure.json alone. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, room: Uint8Array): { read: number; written: number };
}
