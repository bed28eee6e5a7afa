import { Sender } from '../../src/lib/egress/send';
import { openaiCompatible, type ServedModel } from '../../src/lib/models/openai/openai-compatible';
import type { LanguageModel } from '../../src/lib/models/language-model';
import { OptionError, type LabOptions } from '../../src/lib/world/options';

/** Where the key of a served model is looked for: on a command line it would stand in the history of the shell. */
const keyVariable = 'YADORI_MODEL_KEY';

/** A model behind a server that speaks an OpenAI protocol; nothing but the origin of `url` can be reached. Throws OptionError. */
export function servedModel(
  { model, protocol = 'chat' }: LabOptions,
  url: string | null,
  key = process.env[keyVariable],
): LanguageModel {
  if (url === null)
    throw new OptionError('--model-url: where is the model? A base address such as http://localhost:11434/v1');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new OptionError(`--model-url: "${url}" is no http address`);
  if (model === undefined) throw new OptionError('--model: which model, as its server names it?');
  const { origin } = new URL(url);
  const egress = new Sender({
    fetch,
    allowed: () => Promise.resolve([origin]),
    keyOf: () => Promise.resolve({ ok: true, key: key === undefined || key === '' ? null : key }),
    isOnline: () => true,
    wasSentElsewhere: () => Promise.resolve(false),
    isSecurePage: false,
    now: () => Date.now(),
  });
  const served: ServedModel = { baseUrl: url, model, protocol, contextTokens: null };
  return openaiCompatible(served, egress, () => crypto.randomUUID());
}
