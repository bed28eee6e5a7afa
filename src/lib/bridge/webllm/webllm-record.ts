/** A model as WebLLM's lists describe it; names are theirs. What else a list says of one is left out. */
export interface WebLlmRecord {
  /** Address of its folder at a hub. */
  model: string;
  model_id: string;
  /** Address of the compiled library that runs it. */
  model_lib: string;
  /** In place of what its own mlc-chat-config.json says. */
  overrides?: { context_window_size?: number; sliding_window_size?: number; attention_sink_size?: number } & {
    max_history_size?: number;
  };
  /** Of WebGPU; many lists leave `shader-f16` out, see `needsF16`. */
  required_features?: string[];
  /** Memory of the graphics processor; MB. */
  vram_required_MB?: number;
  low_resource_required?: boolean;
  /** Largest buffer that it binds; bytes. */
  buffer_size_required_bytes?: number;
  /** 0 language, 2 language and pictures. */
  model_type?: 0 | 2;
}

/** The folder that a model's files lie in, as the engine reads the address of a hub: the branch `main` where none is named. */
export function folderOf({ model }: Pick<WebLlmRecord, 'model'>): string {
  const folder = model.endsWith('/') ? model : `${model}/`;
  return new URL(/.+\/resolve\/.+\//.test(folder) ? folder : `${folder}resolve/main/`).href;
}

/** Whether it computes in half precision, which not every device can. The name tells where the list does not. */
export function needsF16({
  model_id,
  required_features,
}: Pick<WebLlmRecord, 'model_id' | 'required_features'>): boolean {
  return required_features?.includes('shader-f16') === true || /q\d+f16/i.test(model_id);
}

/** The name that the same model has in single precision: larger, and for every device. Null: it has none to look for. */
export function twinId({ model_id }: Pick<WebLlmRecord, 'model_id'>): string | null {
  const twin = model_id.replace(/(q\d+)f16/i, '$1f32');
  return twin === model_id ? null : twin;
}
