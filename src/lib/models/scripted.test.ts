import { languageModelContract } from './language-model.contract';
import { modelFailure } from './language-model';
import { scriptedModel } from './scripted';

let seen: unknown;

languageModelContract('the scripted model', {
  schemaSeen: () => seen,
  model: (script) =>
    scriptedModel(
      ({ schema }) => {
        seen = schema ?? undefined;
        switch (script.kind) {
          case 'writes':
            return { pieces: script.pieces, end: { usage: { input: 3, output: 2 } } };
          case 'hangs':
            return { pieces: [script.text], end: null };
          case 'breaks':
            return { pieces: ['half'], end: modelFailure('cut_off', 'broke') };
          case 'empty':
            return '';
        }
      },
      { contextTokens: 4_096 },
    ),
});
