/** What the model on a scripted graphics processor does with each request. */
export interface GpuScript {
  /** The text of its answer, as bytes that come one a token. */
  text: string;
  /** What happens where the text ends. */
  end: 'stop' | 'hang' | 'break' | 'memory';
  /** It writes what its text says, whatever the grammar allows; else the nearest thing that is allowed. */
  isDeaf?: boolean;
}

/** The runtime of @mlc-ai/web-llm, as the package holds it for itself. */
export interface WebLlmRuntime {
  instantiate: unknown;
  detectGPUDevice: unknown;
  createArtifactCache(scope: string, options: object): { fetchWithCache(url: string, type: string): Promise<unknown> };
}

export interface ScriptedGpu {
  script: GpuScript;
  /** Tokens of each prompt that was read. */
  prompts: number[][];
  /** It hangs now. */
  isHanging: boolean;
  /** Lets what hangs go on. */
  release(): void;
}

/**
 * Replaces what the package hands to the graphics processor: kernels that read tokens and choose the next one. All above it stays: files from the
 * cache, tokenizer, conversation, grammar, limits, streaming. It needs nothing from around it, so that a test can also run it in a worker.
 */
export function scriptGpu(runtime: WebLlmRuntime, script: GpuScript, stop: number): ScriptedGpu {
  interface Tensor {
    shape: number[];
    data: ArrayLike<number>;
    view(shape: number[]): Tensor;
    copyFrom(source: Tensor | ArrayLike<number>): Tensor;
    toArray(): ArrayLike<number>;
    get(place: number): Tensor;
    dispose(): void;
  }
  const tensor = (shape: number[], data: ArrayLike<number> = []): Tensor => ({
    shape,
    data,
    view: (other) => tensor(other, data),
    copyFrom(source) {
      this.data = 'data' in source ? source.data : source;
      return this;
    },
    toArray() {
      return this.data;
    },
    get: () => tensor([1]),
    dispose() {},
  });
  const waiting: (() => void)[] = [];
  const release = (): void => {
    gpu.isHanging = false;
    for (const goOn of waiting.splice(0)) goOn();
  };
  const gpu: ScriptedGpu = { script, prompts: [], isHanging: false, release };
  let tokens: number[] = [];
  let place = -1;
  let mask: ArrayLike<number> | null = null;
  const isAllowed = (token: number): boolean => !mask || (((mask[token >> 5] ?? 0) >>> (token & 31)) & 1) === 1;

  const choose = (): number => {
    if (place < 0) {
      tokens = [...new TextEncoder().encode(gpu.script.text)];
      place = 0;
    }
    const at = place;
    const wanted = tokens[place++] ?? stop;
    if (place > tokens.length) {
      if (gpu.script.end !== 'stop') return 32; // it ends before this one is read
      place = -1; // written: what is waited for from here on, as when it is unloaded, is no part of it
    }
    const isFree = gpu.script.isDeaf === true || isAllowed(wanted);
    mask = null;
    if (isFree) return wanted;
    throw new Error(`the grammar allows no ${JSON.stringify(String.fromCharCode(wanted))} at ${at}`);
  };
  const device = {
    sync: async (): Promise<void> => {
      if (place <= tokens.length || place < 0) return;
      if (gpu.script.end === 'break') throw new Error('mapAsync: the device is lost');
      if (gpu.script.end === 'memory') throw new Error('Out of memory');
      if (gpu.script.end !== 'hang') return;
      gpu.isHanging = true;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  const kernels: Record<string, (...given: never[]) => unknown> = {
    _metadata: () => JSON.stringify({ params: [], prefill_chunk_size: 2_048 }),
    prefill: () => {
      place = -1;
      return { get: () => tensor([1, 1, stop + 1]) };
    },
    decode: () => ({ get: () => tensor([1, 1, stop + 1]) }),
    create_tir_paged_kv_cache: () => ({ dispose() {} }),
    embed: (input: Tensor) => {
      if (input.data.length > 1) gpu.prompts.push([...(input.data as number[])]);
      return tensor([input.data.length, 8]);
    },
    apply_bitmask_inplace: (_logits: Tensor, _places: Tensor, bits: Tensor) => void (mask = bits.data),
    apply_penalty_inplace: () => {},
    apply_logit_bias_inplace: () => {},
    softmax_with_temperature: () => tensor([1]),
    argsort_probs: () => ({ get: () => tensor([1]) }),
    sample_with_top_p: () => tensor([1], [choose()]),
  };
  const kernel = (name: string): unknown => {
    const run = kernels[name];
    if (!run) throw new Error(`no ${name}`);
    return Object.assign((...given: never[]) => run(...given), { dispose() {} });
  };
  const same = <T>(value: T): T => value;
  const tvm = {
    beginScope() {},
    endScope() {},
    detachFromCurrentScope: same,
    attachToCurrentScope: same,
    webgpu: () => device,
    cpu: () => device,
    initWebGPU() {},
    registerInitProgressCallback() {},
    createVirtualMachine: () => ({ getFunction: kernel, getInternalModule: () => null, dispose() {} }),
    getGlobalFunc: () => Object.assign(() => {}, { dispose() {} }),
    getParamsFromCacheByName: () => ({ dispose() {} }),
    makeShapeTuple: same,
    empty: (shape: number[]) => tensor(shape),
    uniform: () => tensor([1], [0.5]),
    concatEmbeddings: (parts: Tensor[]) => tensor([parts.reduce((sum, { shape }) => sum + (shape[0] ?? 0), 0), 8]),
    setSeed() {},
    dispose() {},
    asyncLoadWebGPUPipelines: () => Promise.resolve(),
    /** Reads all weights from the cache, as the real one does before it hands them on. */
    fetchTensorCache: async (folder: string, _device: unknown, options: { cacheScope: string }) => {
      const cache = runtime.createArtifactCache(options.cacheScope, options);
      const list = (await cache.fetchWithCache(new URL('tensor-cache.json', folder).href, 'json')) as {
        records: { dataPath: string; nbytes: number }[];
      };
      for (const { dataPath, nbytes } of list.records) {
        const bytes = (await cache.fetchWithCache(new URL(dataPath, folder).href, 'arraybuffer')) as ArrayBuffer;
        if (bytes.byteLength !== nbytes) throw new Error(`${dataPath} is not whole`);
      }
    },
  };
  runtime.instantiate = () => Promise.resolve(tvm);
  return gpu;
}
