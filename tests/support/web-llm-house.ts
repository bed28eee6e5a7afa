import { folderOf } from '../../src/lib/bridge/webllm/webllm-record';
import type { LanguageModel } from '../../src/lib/models/language-model';
import { threadModel } from '../../src/lib/models/thread-model';
import { WebLlmEngine } from '../../src/lib/models/webllm/webllm-engine';
import { memoryCaches } from './memory-caches';
import { scriptGpu, type GpuScript, type ScriptedGpu, type WebLlmRuntime } from './scripted-gpu';
import { stopToken, tinyRecord, tinyWebLlm } from './tiny-webllm';
import { openWebLlm } from './web-llm-package';

/** A request as the package was given it. */
export interface SeenRequest {
  response_format?: { type: string; schema: string };
  [name: string]: unknown;
}

/**
 * The real @mlc-ai/web-llm with a small model in its cache; in place of the network is nothing, in place of the graphics processor a script. It puts
 * `caches` and `location` into this process until `close`.
 */
export class WebLlmHouse {
  readonly record = tinyRecord('https://hub.example');
  readonly #contextTokens: number | undefined;
  readonly seen: SeenRequest[] = [];
  gpu!: ScriptedGpu;
  runtime!: WebLlmRuntime;
  /** Loses the device that was taken last. */
  lose: (info: { reason: string; message: string }) => void = () => {};
  #engine!: WebLlmEngine;
  #newEngine!: () => WebLlmEngine;
  #loading: ReturnType<WebLlmEngine['load']> | null = null;
  #ids = 0;
  readonly #restore: (() => void)[] = [];

  constructor(contextTokens?: number) {
    this.#contextTokens = contextTokens;
  }

  async open(): Promise<this> {
    this.#put('caches', memoryCaches());
    this.#put('location', { origin: 'https://yadori.example' });
    const { MLCEngine, runtime } = await openWebLlm();
    this.runtime = runtime;
    runtime.detectGPUDevice = () =>
      Promise.resolve({
        adapterInfo: { description: 'scripted', vendor: '' },
        device: { features: new Set(), limits: {}, lost: new Promise((resolve) => (this.lose = resolve)) },
      });
    this.gpu = scriptGpu(runtime, { text: '', end: 'stop' }, stopToken);
    this.#newEngine = () => {
      const real = new MLCEngine({ logLevel: 'SILENT' });
      const create = real.chat.completions.create.bind(real.chat.completions) as (request: unknown) => unknown;
      real.chat.completions.create = ((request: SeenRequest) => {
        this.seen.push(structuredClone(request));
        return create(request);
      }) as unknown as typeof real.chat.completions.create;
      return new WebLlmEngine(real);
    };
    this.#engine = this.newEngine();
    await this.fillCaches();
    return this;
  }

  close(): void {
    for (const restore of this.#restore.splice(0)) restore();
  }

  #put(name: 'caches' | 'location', value: unknown): void {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    this.#restore.push(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }

  newEngine(): WebLlmEngine {
    return this.#newEngine();
  }

  async fillCaches(): Promise<void> {
    const { files, library } = tinyWebLlm(this.#contextTokens);
    for (const [name, bytes] of files) {
      const scope = name === 'mlc-chat-config.json' ? 'webllm/config' : 'webllm/model';
      await (await caches.open(scope)).put(`${folderOf(this.record)}${name}`, new Response(new Uint8Array(bytes)));
    }
    await (await caches.open('webllm/wasm')).put(this.record.model_lib, new Response(new Uint8Array(library)));
  }

  /** The one model, which does as told with each request from now on. */
  model(script: GpuScript): LanguageModel {
    this.gpu.release();
    this.gpu.script = script;
    const engine = this.#engine;
    return threadModel(
      { id: 'tiny', name: 'tiny · WebLLM', contextTokens: null },
      {
        load: () => (this.#loading ??= engine.load(this.record, null)),
        generate: (request, onText) => engine.generate(request, onText),
        abort: (id) => engine.abort(id),
      },
      () => `call-${++this.#ids}`,
    );
  }
}
