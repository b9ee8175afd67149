// The rules of the service about documents, one by one: each is a request or a few, or a reason.
import { expect, test } from 'vitest';
import { anchorRules } from './documents/anchors.ts';
import { docGenRules } from './documents/doc-gen.ts';
import { fileRules } from './documents/files.ts';
import { formRules } from './documents/forms.ts';
import { htmlRules } from './documents/html.ts';
import type { Rules } from './documents/kit.ts';
import { testRows } from './test-rows.ts';

const rowsOf = (rules: Rules) => rules.filter((one) => 'try' in one);

await testRows({
  'document generation': rowsOf(docGenRules),
  HTML: rowsOf(htmlRules),
  'forms of PDFs': rowsOf(formRules),
  'types of files': rowsOf(fileRules),
  'tabs at texts': rowsOf(anchorRules),
});

test('no rule stands twice', () => {
  const rules = [docGenRules, htmlRules, formRules, fileRules, anchorRules].flatMap((rows) =>
    rows.map(({ rule }) => rule),
  );
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});
