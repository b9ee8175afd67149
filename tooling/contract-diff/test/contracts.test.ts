import { describe, expect, test } from 'vitest';
import { answersEdits } from './edits/answers.ts';
import { areasEdits } from './edits/areas.ts';
import { bodiesEdits } from './edits/bodies.ts';
import { operationsEdits } from './edits/operations.ts';
import { parametersEdits } from './edits/parameters.ts';
import { schemasEdits } from './edits/schemas.ts';
import { securityEdits } from './edits/security.ts';
import { silentEdits } from './edits/silent.ts';
import { editing, lineOf, undoing } from './support/diff.ts';

describe.each([
  { about: 'operations', edits: operationsEdits },
  { about: 'parameters', edits: parametersEdits },
  { about: 'bodies', edits: bodiesEdits },
  { about: 'answers', edits: answersEdits },
  { about: 'security', edits: securityEdits },
  { about: 'areas', edits: areasEdits },
  { about: 'schemas', edits: schemasEdits },
])('$about', ({ edits }) => {
  test.each(edits)('%s', (_, edit, there, back) => {
    expect(editing(edit).map(lineOf)).toEqual(there);
    expect(undoing(edit).map(lineOf)).toEqual(back);
  });
});

test.each(silentEdits)('nothing differs: %s', (_, edit) => {
  expect(editing(edit)).toEqual([]);
  expect(undoing(edit)).toEqual([]);
});
