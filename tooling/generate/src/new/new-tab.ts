import { applyChange } from './change.ts';
import type { NewKind } from './new-kind.ts';
import { blankSentences } from './placeholder.ts';

/** A kind of tab, with a schema and a row like those of its model. */
export const newTab: NewKind = {
  usage: '<kind> [-- --like <kind>]',
  takes: 1,
  like: 'note',
  write: (root, [name = ''], like) =>
    applyChange(root, {
      spellings: [
        [`${like}Tabs`, `${name}Tabs`],
        [`${like}.yaml`, `${name}.yaml`],
        [`'${like}'`, `'${name}'`],
      ],
      files: [`specs/esign-v2.1/schemas/${like}.yaml`],
      entries: [
        'packages/sandbox/src/envelopes/tabs/tab-kinds.ts',
        'specs/esign-v2.1/schemas/mixins/tabKinds.yaml',
      ],
      edit: blankSentences,
    }),
  left: [
    'Describe its schema and its list in schemas/mixins/tabKinds.yaml, and write its members.',
    'Choose its use, the form of its values and its keyboard in its row of tab-kinds.ts.',
    'Offer it in the editor (views/preparing/tab-palette.ts) and in HTML (documents/html/html-fields.ts), or do not.',
    'Add its code to specs/connect/xsd/codes/CustomTabType.xsd if custom tabs can have it.',
    'Add a case to tooling/contract-tests/cases/esign-v2.1/EnvelopeRecipientTabs.',
    'Run npm run fix and npm run generate.',
  ],
};
