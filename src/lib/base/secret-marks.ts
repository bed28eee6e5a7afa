import { encodeBase64url } from './base64url';
import { saltedSha256 } from './hash';
import { foldedText } from './folded-text';

/**
 * By what a secret is known again without being there: salted hashes of the letters and digits of its usual spellings. `whole`: of a short
 * or plain one ("ollama"), which is compared with whole texts only; null: it is looked for anywhere.
 */
export interface SecretMark {
  /** Base64url of 16 bytes. */
  salt: string;
  whole: string | null;
  forms: readonly SecretForm[];
}

/** One spelling, folded: see folded-text.ts. */
export interface SecretForm {
  /** Of all its characters. */
  length: number;
  /** 20 bits of a rolling sum of it, so that few windows need to be hashed. */
  sum: number;
  /** 12 bits of the sum of its first characters, so that a beginning can be held back. */
  start: number;
  hash: string;
}

/** Characters of a form that `start` is made of. */
export const startLength = 6;

/** Under a passphrase a hash must not be the easier thing to try: a secret that could be guessed gets no mark. */
const leastUnderPassphrase = 16;

/** What is made of a secret when it is stored; null: no mark of it may lie on the disk. */
export function markOf(secret: string, salt: Uint8Array, hasPassphrase: boolean): SecretMark | null {
  const encodedSalt = encodeBase64url(salt);
  const letters = foldedText(secret).codes;
  if (hasPassphrase && letters.length < leastUnderPassphrase) return null;
  if (isPlain(letters)) return { salt: encodedSalt, whole: saltedSha256(encodedSalt, secret.trim()), forms: [] };
  const spellings = [textOf(letters), ...encodings(secret).map((text) => textOf(foldedText(text).codes))];
  return { salt: encodedSalt, whole: null, forms: spellings.map((spelling) => formOf(spelling, encodedSalt)) };
}

/** A word that people use where any key will do, and so say at other times, too. */
function isPlain(letters: readonly number[]): boolean {
  const hasDigit = letters.some((code) => code < 0x3a);
  const hasLetter = letters.some((code) => code > 0x3a);
  return letters.length < (hasDigit && hasLetter ? 8 : 12);
}

function formOf(spelling: string, salt: string): SecretForm {
  const codes = [...spelling].map((character) => character.charCodeAt(0));
  const factor = factorOf(salt);
  return {
    length: codes.length,
    sum: sumOf(codes, factor) >>> 12,
    start: sumOf(codes.slice(0, startLength), factor) >>> 20,
    hash: saltedSha256(salt, spelling),
  };
}

/** Odd, and another for each salt. */
export function factorOf(salt: string): number {
  return (Number.parseInt(saltedSha256(salt, '').slice(0, 8), 16) | 1) >>> 0;
}

/** 32 bits. */
function sumOf(codes: readonly number[], factor: number): number {
  return codes.reduce((sum, code) => (Math.imul(sum, factor) + code) >>> 0, 0);
}

/** As hosts and proxies write what they were sent: hex, and base64 wherever it begins in what was encoded. */
function encodings(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex, ...[0, 1, 2].map((before) => base64Inside(bytes, before))];
}

/** The characters of its base64 that hang on it alone, where `before` bytes stand in front. */
function base64Inside(bytes: Uint8Array, before: number): string {
  const whole = new Uint8Array(before + bytes.length);
  whole.set(bytes, before);
  return encodeBase64url(whole).slice(Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6));
}

function textOf(codes: readonly number[]): string {
  return String.fromCharCode(...codes);
}
