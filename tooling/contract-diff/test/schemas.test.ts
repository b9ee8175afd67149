import { heaviest, type Level } from '@countersign/contract-diff';
import { describe, expect, test } from 'vitest';
import { schemaFieldsEdits } from './edits/schema-fields.ts';
import { schemaLimitsEdits } from './edits/schema-limits.ts';
import { schemaOthersEdits } from './edits/schema-others.ts';
import { schemaRulesEdits } from './edits/schema-rules.ts';
import { editing, lineOf, undoing, type Edit } from './support/diff.ts';
import { field, schema } from './support/places.ts';
import type { Weighs } from './support/schema-edit.ts';

const schemaEdits = [
  ...schemaFieldsEdits,
  ...schemaLimitsEdits,
  ...schemaRulesEdits,
  ...schemaOthersEdits,
];

/** Which way each schema of the base goes, by how it is used. */
const uses = [
  { name: 'shipUpdate', used: 'in a body', ways: ['sent'] },
  { name: 'order', used: 'by a parameter alone', ways: ['sent'] },
  { name: 'ship', used: 'in an answer', ways: ['received'] },
  { name: 'arrival', used: 'in an event', ways: ['received'] },
  { name: 'receipt', used: 'in the answer to an event', ways: ['sent'] },
  { name: 'both', used: 'within all of them', ways: ['sent', 'received'] },
  { name: 'unused', used: 'nowhere', ways: ['sent', 'received'] },
] as const;

describe.each(uses)('$name, used $used', ({ name, ways }) => {
  test.each(schemaEdits)('$title', ({ edit, there, weighs, back, weighsBack }) => {
    const edited: Edit = (document) =>
      edit(schema(document, name), (property) => field(document, name, property));

    const changes = editing(edited);
    const undone = undoing(edited);

    expect(changes.map(lineOf)).toEqual([`${level(weighs, ways)} ${name}: ${there}`]);
    expect(undone.map(lineOf)).toEqual([`${level(weighsBack, ways)} ${name}: ${back}`]);
  });
});

function level([sent, received]: Weighs, ways: readonly string[]): Level | undefined {
  return heaviest(ways.map((way) => (way === 'sent' ? sent : received)));
}
