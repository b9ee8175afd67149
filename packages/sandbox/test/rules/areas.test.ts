// The known behaviour of the areas beside eSignature, fact by fact: each is a request or a few.
import { expect, test } from 'vitest';
import { connectedFieldsRules } from './areas/connected-fields.ts';
import { maestroRules } from './areas/maestro.ts';
import { monitorRules } from './areas/monitor.ts';
import { navigatorRules } from './areas/navigator.ts';
import { formRules } from './areas/web-forms.ts';
import { instanceRules } from './areas/web-form-instances.ts';
import { workspaceRules } from './areas/workspaces.ts';
import { testRows } from './test-rows.ts';

const tables = {
  'web forms': formRules,
  'instances of web forms': instanceRules,
  monitor: monitorRules,
  maestro: maestroRules,
  navigator: navigatorRules,
  workspaces: workspaceRules,
  'connected fields': connectedFieldsRules,
};

await testRows(tables);

test('no rule stands twice', () => {
  const rules = Object.values(tables).flatMap((rows) => rows.map(({ rule }) => rule));
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});
