import { applyChange } from './change.ts';
import type { NewKind } from './new-kind.ts';
import { spellHyphens } from './spelling.ts';

/** An area, with one operation that answers from its example, and the object in the sandbox. */
export const newArea: NewKind = {
  usage: '<name> [-- --like <area>]',
  takes: 1,
  like: 'connected-fields',
  write(root, [name = ''], like) {
    const spellings = spellHyphens(like, name);
    return applyChange(root, {
      spellings,
      files: [
        `specs/${like}/**`,
        `packages/sandbox/src/areas/${like}/{area,refusal,define-*}.ts`,
        `tooling/contract-tests/{cases,scenarios}/${like}/**`,
      ],
      entries: [
        'apps/console/src/overview/addresses.tsx',
        'apps/reference/src/samples/client-function.ts',
        'packages/sandbox/src/areas/list.ts',
        'specs/operations.tsv',
        'specs/redocly.yaml',
      ],
      // Leaves out the actions of people in the pages of the model.
      edit: (text) => text.replaceAll(/^.*\.\/control\/.*\n/gm, ''),
    });
  },
  left: [
    'Describe it in its info.yaml, and its host in apps/console/src/overview/addresses.tsx.',
    'Replace the operation and the schemas, which are those of its model; npm run new operation adds others.',
    'Write its error codes in errors.yaml, and the shape of its errors in problems.yaml.',
    'Name its host in the comment of `baseUrl` in packages/client/src/options.ts.',
    'Say in specs/public-contract.yaml how large the published listing is, if there is one.',
    'Give its handlers, jobs, pages and seed to its object in packages/sandbox/src/areas (docs: packages/sandbox/ARCHITECTURE.md).',
    'Run npm run fix and npm run generate.',
  ],
};
