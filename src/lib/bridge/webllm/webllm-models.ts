import type { WebLlmRecord } from './webllm-record';

/** A small model of WebLLM's own list that is offered by name. */
interface Offered {
  /** Without precision: `q4f16_1` and `q4f32_1` stand for `?`. */
  family: string;
  /** Of its compiled library, where that has another name. */
  library?: string;
  /** MB of graphics memory, as the list has it, in half and single precision; null: it is not there in that one. */
  vram: readonly [number, number | null];
  /** Thousand million, as its maker names it. */
  parameters: number;
  licence: string;
  /** Differs from most: layers that keep a state of their own. */
  history?: 1;
  type?: 2;
}

const offered: readonly Offered[] = [
  { family: 'SmolLM2-360M-Instruct', vram: [376.06, 579.61], parameters: 0.36, licence: 'Apache 2.0' },
  {
    family: 'Qwen2.5-0.5B-Instruct',
    library: 'Qwen2-0.5B-Instruct',
    vram: [944.62, 1060.2],
    parameters: 0.49,
    licence: 'Apache 2.0',
  },
  { family: 'Qwen3-0.6B', vram: [1403.34, 1924.98], parameters: 0.6, licence: 'Apache 2.0' },
  { family: 'Qwen3.5-0.8B', vram: [1629.49, 1894.19], parameters: 0.8, licence: 'Apache 2.0', history: 1 },
  { family: 'gemma3-1b-it', vram: [711.07, null], parameters: 1, licence: 'Gemma' },
  { family: 'Llama-3.2-1B-Instruct', vram: [879.04, 1128.82], parameters: 1.24, licence: 'Llama 3.2' },
  {
    family: 'Qwen2.5-1.5B-Instruct',
    library: 'Qwen2-1.5B-Instruct',
    vram: [1629.75, 1888.97],
    parameters: 1.54,
    licence: 'Apache 2.0',
  },
  { family: 'Qwen3.5-2B', vram: [2245.44, 2591.55], parameters: 2, licence: 'Apache 2.0', history: 1 },
  { family: 'Qwen2.5-3B-Instruct', vram: [2504.76, 2893.64], parameters: 3.09, licence: 'Qwen Research' },
  { family: 'Llama-3.2-3B-Instruct', vram: [2263.69, 2951.51], parameters: 3.21, licence: 'Llama 3.2' },
  { family: 'Qwen3.5-4B', vram: [3867.82, 4680.36], parameters: 4, licence: 'Apache 2.0', history: 1 },
  { family: 'Phi-3.5-vision-instruct', vram: [4521.54, 7050.65], parameters: 4.15, licence: 'MIT', type: 2 },
];

const hub = 'https://huggingface.co/mlc-ai';
/** Libraries fit one release line of the package; a test compares all of this with the list that it brings. */
const libraries = 'https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/web-llm-models/v0_2_86/base';

export interface OfferedModel {
  record: WebLlmRecord;
  /** What a download is likely to take, by its parameters and bits; bytes. The host tells exactly. */
  aboutBytes: number;
  licence: string;
}

/** What is offered by name, smallest first; each in half precision, and in single where there is such. */
export const offeredModels: readonly OfferedModel[] = offered.flatMap((model) =>
  (['q4f16_1', 'q4f32_1'] as const).flatMap((precision, place) => {
    const vram = model.vram[place];
    if (vram == null) return [];
    const prefill = model.type === 2 ? 'cs4k' : 'cs1k';
    const record: WebLlmRecord = {
      model: `${hub}/${model.family}-${precision}-MLC`,
      model_id: `${model.family}-${precision}-MLC`,
      model_lib: `${libraries}/${model.library ?? model.family}-${precision}_${prefill}-webgpu.wasm`,
      vram_required_MB: vram,
      overrides: { context_window_size: 4_096, ...(model.history && { max_history_size: model.history }) },
      ...(model.type && { model_type: model.type }),
    };
    // four bits each, and for every 32 a scale of 16 or 32
    const bits = place === 0 ? 4.5 : 5;
    return [{ record, aboutBytes: (model.parameters * 1e9 * bits) / 8, licence: model.licence }];
  }),
);
