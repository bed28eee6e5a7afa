const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By character code; 64 for what is outside the alphabet. */
const values = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = alphabet.indexOf(String.fromCharCode(code));
  return value < 0 ? 64 : value;
});

/** RFC 4648 base64url without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const bits = (bytes[index] as number) * 65536 + (bytes[index + 1] ?? 0) * 256 + (bytes[index + 2] ?? 0);
    const size = Math.min(3, bytes.length - index) + 1;
    for (let place = 0; place < size; place++) text += alphabet[(bits >> (18 - 6 * place)) & 63];
  }
  return text;
}

/**
 * Throws RangeError on a character outside the alphabet, an impossible length, or spare bits that are not 0, so that the same bytes
 * are never written in two ways.
 */
export function decodeBase64url(text: string): Uint8Array {
  if (text.length % 4 === 1) throw new RangeError('no base64url text has this length');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? 64;
    if (value === 64) throw new RangeError('a character is outside base64url');
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 255;
    }
  }
  if ((bits & ((1 << held) - 1)) !== 0) throw new RangeError('spare bits are set');
  return bytes;
}
