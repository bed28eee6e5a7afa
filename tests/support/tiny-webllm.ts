import { createHash } from 'node:crypto';
import type { WebLlmRecord } from '../../src/lib/bridge/webllm/webllm-record';

/** Its two shards; bytes. */
export const shardBytes = 300_000;
/** Ends an answer. */
export const stopToken = 256;

/** A model as a host of WebLLM models has it, small: all files by their name in its folder, and its library. Weights mean nothing. */
export function tinyWebLlm(contextTokens = 4_096): { files: Map<string, Buffer>; library: Buffer } {
  const shards = [0, 1].map((place) => Buffer.alloc(shardBytes, place + 1));
  const config = {
    model_type: 'llama',
    vocab_size: stopToken + 1,
    context_window_size: contextTokens,
    sliding_window_size: -1,
    attention_sink_size: -1,
    prefill_chunk_size: 2_048,
    temperature: 0.7,
    top_p: 0.95,
    repetition_penalty: 1,
    presence_penalty: 0,
    frequency_penalty: 0,
    tokenizer_files: ['tokenizer.json'],
    tokenizer_info: {
      token_postproc_method: 'byte_level',
      prepend_space_in_encode: false,
      strip_space_in_decode: false,
    },
    conv_template: {
      name: 'chatml',
      system_template: '[system]{system_message}[end]\n',
      system_message: 'Be brief.',
      roles: { user: '[user]', assistant: '[assistant]', tool: '[user]' },
      role_templates: { user: '{user_message}', assistant: '{assistant_message}', tool: '{tool_message}' },
      role_content_sep: '\n',
      role_empty_sep: '\n',
      seps: ['[end]\n'],
      stop_str: ['[end]'],
      stop_token_ids: [stopToken],
      add_role_after_system_message: true,
    },
  };
  const weights = {
    metadata: { ParamSize: shards.length, ParamBytes: shardBytes * shards.length, BitsPerParam: 4.5 },
    records: shards.map((shard, place) => ({
      dataPath: `params_shard_${place}.bin`,
      format: 'raw-shard',
      nbytes: shard.length,
      records: [],
      md5sum: createHash('md5').update(shard).digest('hex'),
    })),
  };
  return {
    files: new Map([
      ['mlc-chat-config.json', Buffer.from(JSON.stringify(config))],
      ['tensor-cache.json', Buffer.from(JSON.stringify(weights))],
      ['tokenizer.json', Buffer.from(JSON.stringify(byteTokenizer()))],
      ...shards.map((shard, place): [string, Buffer] => [`params_shard_${place}.bin`, shard]),
    ]),
    library: Buffer.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), // a module of nothing
  };
}

export function tinyRecord(host: string, more: Partial<WebLlmRecord> = {}): WebLlmRecord {
  return {
    model: `${host}/models/tiny`,
    model_id: 'tiny-q4f32_1-MLC',
    model_lib: `${host}/libs/tiny.wasm`,
    vram_required_MB: 1,
    ...more,
  };
}

/** A token a byte, as byte-level BPE without merges has it; ids are the bytes. */
function byteTokenizer(): object {
  const vocab = Object.fromEntries(byteCharacters().map((character, byte) => [character, byte]));
  const byteLevel = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: false };
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [
      {
        id: stopToken,
        content: '[stop]',
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
        special: true,
      },
    ],
    normalizer: null,
    pre_tokenizer: byteLevel,
    post_processor: null,
    decoder: byteLevel,
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: null,
      continuing_subword_prefix: '',
      end_of_word_suffix: '',
      fuse_unk: false,
      byte_fallback: false,
      vocab,
      merges: [],
    },
  };
}

/** How byte-level tokenizers write each byte: printable ones as themselves, the others from U+0100 on. */
function byteCharacters(): string[] {
  const isPrintable = (byte: number): boolean =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
}
