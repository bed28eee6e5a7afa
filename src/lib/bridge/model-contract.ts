import type { Pingable } from './contract';
import type { Patience } from './live-remote';

/** The engine computes in its thread: making a grammar took 1.4 s of processor time here for 257 tokens, and a real model has 100,000. */
export const modelPatience: Patience = { startMs: 2_000, answerMs: 1_000, misses: 20 };

/** A call to an engine on this device, as it crosses threads. */
export interface EngineRequest {
  /** Drawn by the asker, for `abort`. */
  id: string;
  /** Id of the profile that is asked: no other model gets to read this. */
  model: string;
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** JSON Schema; null: any text. */
  schema: Record<string, unknown> | null;
  maxTokens: number;
  temperature: number;
  /** Of the dice; left out, they fall as they will. */
  seed?: number;
}

/** Tokens; `cached`: of the input, what was kept from before. */
export interface EngineUse {
  input: number;
  output: number;
  cached?: number;
}

/** The text as the model wrote it, with its reasoning. Code: one of ModelErrorCode. */
export type EngineAnswer =
  { ok: true; text: string; usage: EngineUse | null } | { ok: false; code: string; message: string };

export type Loaded = { ok: true; contextTokens: number } | { ok: false; code: string; message: string };

/** What an engine in that thread does, once it holds a model. */
export interface LocalEngine {
  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer>;
  abort(id: string): void;
  /** Gives back what it holds of the device; it may be in the middle of a load. Nothing is asked of it afterwards. */
  unload(): Promise<void>;
}

/** The thread that holds a model. Its answers are values; it may be terminated at any time. */
export interface ModelThread extends Pingable {
  /** Loads the model of a profile, unless it is loaded already; the one before it is unloaded once its answers have ended. */
  load(id: string): Promise<Loaded>;
  /** `other_model`: another one is loaded now; `load` brings it back. */
  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer>;
  abort(id: string): void;
}

/** As the page has it that owns the thread. */
export interface OwnedModelThread extends ModelThread {
  /** Whether a model is held by it or being loaded. */
  concerns(id: string): boolean;
  /** Who asked for what is under way is gone: all of it is aborted. */
  abandon(): void;
  /** Gives back the memory of any model but this one, once nothing is asked of it. */
  keepOnly(id: string | null): Promise<void>;
}
