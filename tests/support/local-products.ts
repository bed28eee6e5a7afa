import type { JsonObject } from '../../src/lib/base/json';
import { serveOpenai, type OpenaiServer } from './openai-server';

/** The three programs of this computer, each with its own lists, its own refusals, and a good model behind it. */
export interface LocalProducts {
  ollama: OpenaiServer;
  lmstudio: OpenaiServer;
  llamacpp: OpenaiServer;
  close(): Promise<void>;
}

/** Where each stands, for this worker of the tests alone; a browser is told to look there by `resolverRules`. */
const firstPort = 41_500 + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const ports = { ollama: firstPort, lmstudio: firstPort + 1, llamacpp: firstPort + 2 } as const;
const usual = { ollama: 11434, lmstudio: 1234, llamacpp: 8080 } as const;

/** Leads the programs' own addresses to these servers. */
export const resolverRules = `--host-resolver-rules=${Object.entries(usual)
  .map(([name, port]) => `MAP localhost:${port} 127.0.0.1:${ports[name as keyof typeof ports]}`)
  .join(',')}`;

export async function serveLocalProducts(): Promise<LocalProducts> {
  const [ollama, lmstudio, llamacpp] = await Promise.all([
    serveOpenai(ports.ollama),
    serveOpenai(ports.lmstudio),
    serveOpenai(ports.llamacpp),
  ]);
  asOllama(ollama);
  asLmStudio(lmstudio);
  asLlamaCpp(llamacpp);
  return {
    ollama,
    lmstudio,
    llamacpp,
    close: async () => void (await Promise.all([ollama.close(), lmstudio.close(), llamacpp.close()])),
  };
}

/** It answers 403, with no word, to pages that its OLLAMA_ORIGINS does not name. */
function asOllama(server: OpenaiServer): void {
  server.originStatus = 403;
  server.models = ['qwen3:8b', 'gemma3:4b', 'llama3.2:3b'];
  const size: Record<string, number> = {
    'qwen3:8b': 5.2e9,
    'gemma3:4b': 3.3e9,
    'llama3.2:3b': 2e9,
    'nomic-embed-text': 2.7e8,
  };
  const details = (id: string) => ({
    family: id.startsWith('nomic') ? 'nomic-bert' : (id.split(/\d/)[0] ?? ''),
    parameter_size: `${/:(\d+)b/.exec(id)?.[1] ?? '0.137'}B`,
    quantization_level: 'Q4_K_M',
  });
  server.routes = {
    '/api/tags': () => ({
      models: [...server.models, ...(server.models.length > 0 ? ['nomic-embed-text'] : [])].map((id) => ({
        ...{ name: id, model: id, size: size[id] ?? 1e9, details: details(id) },
      })),
    }),
    '/api/show': (body) => ({
      capabilities: body?.['model'] === 'gemma3:4b' ? ['completion', 'vision'] : ['completion', 'tools'],
    }),
    '/api/ps': () => ({ models: server.models.map((id) => ({ name: id, model: id, context_length: 16_384 })) }),
  };
}

/** Without its switch for other origins it answers, and no page may see it. */
function asLmStudio(server: OpenaiServer): void {
  server.models = ['qwen/qwen3-4b-2507', 'google/gemma-3-12b'];
  const model = (id: string): JsonObject => ({
    ...{ type: 'llm', key: id, display_name: id, size_bytes: id.includes('12b') ? 8.1e9 : 2.5e9 },
    params_string: id.includes('12b') ? '12B' : '4B',
    max_context_length: 131_072,
    loaded_instances: id.includes('4b') ? [{ id, config: { context_length: 8_192 } }] : [],
    capabilities: { vision: id.includes('gemma'), trained_for_tool_use: id.includes('qwen') },
  });
  server.routes = {
    '/api/v1/models': () => ({
      models: [
        ...server.models.map(model),
        ...(server.models.length > 0 ? [{ type: 'embedding', key: 'text-embed' }] : []),
      ],
    }),
  };
}

/** It lets any page in, and tells its list even without its key. */
function asLlamaCpp(server: OpenaiServer): void {
  server.models = ['gpt-oss-20b-mxfp4.gguf'];
  server.openPaths = ['/v1/models'];
  server.routes = {
    '/v1/models': () => ({
      data: server.models.map((id) => ({ id, meta: { n_params: 20.9e9, n_ctx_train: 131_072, size: 12.1e9 } })),
    }),
    '/props': () => ({ default_generation_settings: { n_ctx: 16_384 }, modalities: { vision: false, audio: false } }),
  };
}
