import { applyChange } from './change.ts';
import type { NewKind } from './new-kind.ts';
import { blankSentences } from './placeholder.ts';

/** A schema of an area, with the members of its model. */
export const newSchema: NewKind = {
  usage: '<area> <name> -- --like <schema>',
  takes: 2,
  write: (root, [area = '', name = ''], like) =>
    applyChange(root, {
      spellings: [[like, name]],
      files: [`specs/${area}/schemas/${like}.yaml`],
      entries: [],
      edit: blankSentences,
    }),
  left: [
    'Describe it, and write its members; those of several schemas go into schemas/mixins.',
    'Mark what you had to guess with `x-evidence: inferred`.',
    'Refer to it, from an operation or another schema: the linter rejects files that nothing uses.',
    'Run npm run fix and npm run generate.',
  ],
};
