/**
 * Writes a GGUF file that llama.cpp loads: a model that knows only which character follows which, exactly as often as in a text. One-hot
 * embeddings, attention and feed-forward of zeros, and an output matrix of log probabilities; so it is tiny, and its words are letters.
 */

/** Of embeddings; one for each word at least, so that all of them are apart. */
const leastWidth = 384;
const feedForward = 64;
/** Attention looks at nothing, so one head of the least length will do: else its zeros would be most of the work. */
const headLength = 32;
const alignment = 32;
const firstCharacter = 259;
const endToken = 2;

export interface BigramOptions {
  /** Only printable ASCII counts. After each line the answer may end. */
  text: string;
  /** The text is one: line breaks in it are written, where a piece holds them. */
  isOne?: boolean;
  /** Character sequences that are read and written at once, as words of their own. */
  pieces?: readonly string[];
  /** Added to each count, so that whatever a grammar asks for is possible; the more, the more it babbles. */
  smoothing?: number;
  contextTokens?: number;
  /** What stands before the answer; its last character begins it. */
  promptEnd?: string;
}

export function bigramGguf({
  text,
  isOne = false,
  pieces = [],
  smoothing = 0.02,
  contextTokens = 8_192,
  promptEnd = '<assistant> ',
}: BigramOptions): Uint8Array<ArrayBuffer> {
  const tokens = vocabulary(pieces);
  const width = Math.max(leastWidth, Math.ceil(tokens.length / 128) * 128);
  const rows = outputRows(isOne ? [text] : text.split('\n'), { pieces, tokens, smoothing, width });
  const meta = metadata(tokens, { contextTokens, promptEnd, width });
  const tensors = tensorsOf(tokens.length, rows, width);
  const head: Uint8Array[] = [ascii('GGUF'), u32(3), u64(tensors.length), u64(meta.length), ...meta];
  let offset = 0;
  for (const { name, dimensions, values } of tensors) {
    head.push(string(name), u32(dimensions.length), ...dimensions.map(u64), u32(0), u64(offset));
    offset = aligned(offset + values.byteLength);
  }
  const headerLength = head.reduce((sum, { length }) => sum + length, 0);
  const file = new Uint8Array(aligned(headerLength) + offset);
  let at = 0;
  for (const part of head) {
    file.set(part, at);
    at += part.length;
  }
  at = aligned(headerLength);
  for (const { values } of tensors) {
    file.set(new Uint8Array(values.buffer), at);
    at += aligned(values.byteLength);
  }
  return file;
}

interface Token {
  text: string;
  score: number;
  type: number;
}

/** Unknown, begin, end, 256 byte tokens, then the space and the printable characters, then the pieces. */
function vocabulary(pieces: readonly string[]): Token[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
  const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  return [
    { text: '<unk>', score: 0, type: 2 },
    { text: '<s>', score: 0, type: 3 },
    { text: '</s>', score: 0, type: 3 },
    ...bytes.map((hex) => ({ text: `<0x${hex}>`, score: 0, type: 6 })),
    { text: '\u2581', score: -1, type: 1 },
    ...printable.map((character, index) => ({ text: character, score: -2 - index, type: 1 })),
    // found in a text before all else, and as they stand: others are only put together from two halves that are words
    ...pieces.map((piece) => ({ text: piece, score: 0, type: 4 })),
  ];
}

/** For each token v a row over the tokens before it: log P(v | before) over the square root of the width. */
function outputRows(
  texts: readonly string[],
  {
    pieces,
    tokens,
    smoothing,
    width,
  }: { pieces: readonly string[]; tokens: readonly Token[]; smoothing: number; width: number },
): Float32Array<ArrayBuffer> {
  const size = tokens.length;
  const idOf = new Map(tokens.map(({ text: word }, id) => [word.replaceAll('\u2581', ' '), id]));
  const counts = Array.from({ length: size }, () => new Float64Array(size));
  for (const line of texts) {
    const ids = wordsOf(line, pieces).flatMap((word) => idOf.get(word) ?? []);
    for (const [place, id] of ids.entries()) {
      const next = ids[place + 1] ?? endToken;
      (counts[id] as Float64Array)[next] = ((counts[id] as Float64Array)[next] ?? 0) + 1;
    }
  }
  const rows = new Float32Array(size * width);
  for (const [before, row] of counts.entries()) {
    const total = row.reduce((sum, count) => sum + count, 0);
    for (const [next, count] of row.entries()) {
      // a lone byte may be no character at all
      const isPossible = next >= firstCharacter || next === endToken;
      const log = isPossible ? Math.log((count + smoothing) / (total + smoothing * size)) : -30;
      rows[next * width + before] = log / Math.sqrt(width);
    }
  }
  return rows;
}

/** Each piece where it stands, the longest first; single characters between. */
function wordsOf(line: string, pieces: readonly string[]): string[] {
  const longestFirst = [...pieces].sort((one, other) => other.length - one.length);
  const words: string[] = [];
  for (let at = 0; at < line.length; at += words.at(-1)?.length ?? 1)
    words.push(longestFirst.find((piece) => line.startsWith(piece, at)) ?? line.charAt(at));
  return words;
}

interface Tensor {
  name: string;
  dimensions: number[];
  values: Float32Array<ArrayBuffer>;
}

function tensorsOf(size: number, rows: Float32Array<ArrayBuffer>, width: number): Tensor[] {
  const zeros = (name: string, ...dimensions: number[]): Tensor => ({
    name,
    dimensions,
    values: new Float32Array(dimensions.reduce((product, length) => product * length, 1)),
  });
  const ones = (name: string): Tensor => ({ name, dimensions: [width], values: new Float32Array(width).fill(1) });
  const embedding = zeros('token_embd.weight', width, size);
  for (let id = 0; id < size; id++) embedding.values[id * width + id] = 1;
  return [
    embedding,
    ones('output_norm.weight'),
    { name: 'output.weight', dimensions: [width, size], values: rows },
    ones('blk.0.attn_norm.weight'),
    ...['attn_q', 'attn_k', 'attn_v'].map((part) => zeros(`blk.0.${part}.weight`, width, headLength)),
    zeros('blk.0.attn_output.weight', headLength, width),
    ones('blk.0.ffn_norm.weight'),
    zeros('blk.0.ffn_gate.weight', width, feedForward),
    zeros('blk.0.ffn_up.weight', width, feedForward),
    zeros('blk.0.ffn_down.weight', feedForward, width),
  ];
}

function templateOf(promptEnd: string): string {
  return `{% for m in messages %}<{{ m.role }}> {{ m.content }}\n{% endfor %}{% if add_generation_prompt %}${promptEnd}{% endif %}`;
}

function metadata(
  tokens: readonly Token[],
  { contextTokens, promptEnd, width }: { contextTokens: number; promptEnd: string; width: number },
): Uint8Array[] {
  const entry = (key: string, type: keyof typeof types, value: Uint8Array): Uint8Array =>
    bytesOf([string(key), u32(types[type]), value]);
  const list = (key: string, type: keyof typeof types, values: readonly Uint8Array[]): Uint8Array =>
    bytesOf([string(key), u32(types.array), u32(types[type]), u64(values.length), ...values]);
  const number = (key: string, value: number): Uint8Array => entry(key, 'u32', u32(value));
  return [
    entry('general.architecture', 'string', string('llama')),
    entry('general.name', 'string', string('bigram')),
    number('general.file_type', 0),
    number('llama.context_length', contextTokens),
    number('llama.embedding_length', width),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', feedForward),
    number('llama.attention.head_count', 1),
    number('llama.attention.head_count_kv', 1),
    number('llama.attention.key_length', headLength),
    number('llama.attention.value_length', headLength),
    entry('llama.attention.layer_norm_rms_epsilon', 'f32', f32(1e-5)),
    number('llama.rope.dimension_count', headLength),
    entry('llama.rope.freq_base', 'f32', f32(10_000)),
    number('llama.vocab_size', tokens.length),
    entry('tokenizer.ggml.model', 'string', string('llama')),
    list(
      'tokenizer.ggml.tokens',
      'string',
      tokens.map(({ text }) => string(text)),
    ),
    list(
      'tokenizer.ggml.token_type',
      'i32',
      tokens.map(({ type }) => u32(type)),
    ),
    list(
      'tokenizer.ggml.scores',
      'f32',
      tokens.map(({ score }) => f32(score)),
    ),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', endToken),
    number('tokenizer.ggml.unknown_token_id', 0),
    entry('tokenizer.ggml.add_bos_token', 'bool', new Uint8Array([1])),
    entry('tokenizer.ggml.add_space_prefix', 'bool', new Uint8Array([0])),
    entry('tokenizer.chat_template', 'string', string(templateOf(promptEnd))),
  ];
}

/** As the format numbers them. */
const types = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
function string(text: string): Uint8Array {
  const bytes = ascii(text);
  return bytesOf([u64(bytes.length), bytes]);
}
function u32(value: number): Uint8Array {
  return viewed(4, (view) => view.setUint32(0, value, true));
}
function u64(value: number): Uint8Array {
  return viewed(8, (view) => view.setBigUint64(0, BigInt(value), true));
}
function f32(value: number): Uint8Array {
  return viewed(4, (view) => view.setFloat32(0, value, true));
}
function viewed(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}
function bytesOf(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
function aligned(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}
