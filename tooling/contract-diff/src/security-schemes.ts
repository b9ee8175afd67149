import { objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { more, other, words } from './direction.ts';
import { pointer } from './pointer.ts';
import { has, namesOf, resolve, same, type Comparison, type Place } from './side.ts';

/** Compares the ways to show who calls: their kinds, their flows and the scopes of these. */
export function compareSecuritySchemes(comparison: Comparison): void {
  const [was, is] = [comparison.before, comparison.after].map((document) =>
    objectAt(objectAt(document, 'components'), 'securitySchemes'),
  );
  const at = { part: 'security scheme', pointer: pointer('', 'components', 'securitySchemes') };
  compareNames(was, is, at, comparison, (name, place) =>
    compareScheme(
      resolve(comparison.before, was?.[name]),
      resolve(comparison.after, is?.[name]),
      place,
      comparison,
    ),
  );
}

function compareScheme(was: JsonObject, is: JsonObject, at: Place, comparison: Comparison): void {
  compareOthers(was, is, at, comparison, 'flows');
  const [flows, flowsNow] = [objectAt(was, 'flows'), objectAt(is, 'flows')];
  const place = { part: `${at.part} flow`, pointer: pointer(at.pointer, 'flows') };
  compareNames(flows, flowsNow, place, comparison, (name, flow) => {
    const [from, to] = [objectAt(flows, name), objectAt(flowsNow, name)];
    compareOthers(from, to, flow, comparison, 'scopes');
    const [scopes, scopesNow] = [objectAt(from, 'scopes'), objectAt(to, 'scopes')];
    const within = { part: `${flow.part} scope`, pointer: pointer(flow.pointer, 'scopes') };
    compareNames(scopes, scopesNow, within, comparison, (scope, one) => {
      if (same(scopes[scope], scopesNow[scope])) return;
      comparison.report({
        ...one,
        what: 'description says something else',
        weight: words,
        words: true,
      });
    });
  });
}

/** What is gone, what is new, and what is there twice. */
function compareNames(
  was: JsonObject = {},
  is: JsonObject = {},
  at: Place,
  { report }: Comparison,
  compare: (name: string, at: Place) => void,
): void {
  for (const name of namesOf(was, is)) {
    const place = { part: `${at.part} ${name}`, pointer: pointer(at.pointer, name) };
    if (!has(is, name)) report({ ...place, what: 'is gone', weight: other });
    else if (!has(was, name)) report({ ...place, what: 'is new', weight: more });
    else compare(name, place);
  }
}

/** Where tokens come from, how they are sent, and what people read. */
function compareOthers(
  was: JsonObject,
  is: JsonObject,
  at: Place,
  { report }: Comparison,
  structural: string,
): void {
  for (const key of namesOf(was, is)) {
    if (key === structural || same(was[key], is[key])) continue;
    const isWording = key === 'description' || key.startsWith('x-');
    const what = isWording ? `${key} says something else` : `${key} is another`;
    const place = { part: at.part, pointer: pointer(at.pointer, key) };
    report({ ...place, what, weight: isWording ? words : other, words: isWording });
  }
}
