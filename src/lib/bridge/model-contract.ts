import type { Pingable } from './contract';

/** A call to an engine on this device, as it crosses threads. */
export interface EngineRequest {
  /** Drawn by the asker, for `abort`. */
  id: string;
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** JSON Schema; null: any text. */
  schema: Record<string, unknown> | null;
  maxTokens: number;
  temperature: number;
  /** Of the dice; left out, they fall as they will. */
  seed?: number;
}

/** Code: one of ModelErrorCode. */
export type EngineAnswer =
  | { ok: true; text: string; usage: { input: number; output: number } | null }
  | { ok: false; code: string; message: string };

export type Loaded = { ok: true; contextTokens: number } | { ok: false; code: string; message: string };

/** What an engine in that thread does, once it holds a model. */
export interface LocalEngine {
  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer>;
  abort(id: string): void;
}

/** The thread that holds a model. Its answers are values; it may be terminated at any time. */
export interface ModelThread extends Pingable {
  /** Loads the model of a profile, unless it is loaded already. */
  load(id: string): Promise<Loaded>;
  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer>;
  abort(id: string): void;
}
