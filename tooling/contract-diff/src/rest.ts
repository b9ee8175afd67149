import { isObject, listAt, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { more, other, words, type Weight } from './direction.ts';
import { pointer } from './pointer.ts';
import { compareSecuritySchemes } from './security-schemes.ts';
import { has, namesOf, same, type Comparison } from './side.ts';

/** Compares what belongs to no operation and to no schema. */
export function compareRest(comparison: Comparison): void {
  const { before, after, report } = comparison;
  compareSecuritySchemes(comparison);
  compareServers(comparison);
  compareErrorCodes(comparison);
  const [was, is] = [objectAt(before, 'components'), objectAt(after, 'components')];
  for (const section of ['links', 'examples']) {
    if (same(was[section], is[section])) continue;
    const at = { part: section, pointer: pointer('', 'components', section) };
    report({ ...at, what: 'say something else', weight: words, words: true });
  }
  for (const key of namesOf(before, after)) {
    if (structural.has(key) || same(before[key], after[key])) continue;
    const isWording = wording.has(key) || (key.startsWith('x-') && !seen.has(key));
    const weight = isWording ? words : (seen.get(key) ?? other);
    const at = { part: key, pointer: pointer('', key) };
    report({ ...at, what: 'says something else', weight, words: isWording });
  }
}

/** Those that have a function of their own; `security` is a matter of the operations. */
const structural = new Set([
  'paths',
  'webhooks',
  'components',
  'security',
  'servers',
  'x-error-codes',
]);

/** What only people and tools for documents read. */
const wording = new Set(['openapi', 'info', 'tags', 'externalDocs']);

/** Notes of ours that a program sees: how XML is called, and how an error is worded. */
const seen = new Map<string, Weight>([
  ['x-xml', other],
  ['x-problems', words],
]);

/** Where the service is; what stands for a part of an address may have another default. */
function compareServers({ before, after, report }: Comparison): void {
  const [was, is] = [serversOf(before), serversOf(after)];
  for (const url of new Set([...was.keys(), ...is.keys()])) {
    const at = { part: `server ${url}`, pointer: pointer('', 'servers') };
    const [from, to] = [was.get(url), is.get(url)];
    if (to === undefined) report({ ...at, what: 'is gone', weight: other });
    else if (from === undefined) report({ ...at, what: 'is new', weight: more });
    else if (!same(from.variables, to.variables))
      report({ ...at, what: 'variables are others', weight: words });
    else if (!same(from, to))
      report({ ...at, what: 'description says something else', weight: words, words: true });
  }
}

function serversOf(document: JsonObject): Map<string, JsonObject> {
  const servers = listAt(document, 'servers').filter(isObject);
  return new Map(servers.map((server) => [String(server.url), server]));
}

/** The codes that errors have in an area, and the status that each comes with. */
function compareErrorCodes({ before, after, report }: Comparison): void {
  const [was, is] = [objectAt(before, 'x-error-codes'), objectAt(after, 'x-error-codes')];
  for (const code of namesOf(was, is)) {
    const at = { part: `error code ${code}`, pointer: pointer('', 'x-error-codes', code) };
    const [from, to] = [objectAt(was, code), objectAt(is, code)];
    if (!has(is, code)) report({ ...at, what: 'is gone', weight: other });
    else if (!has(was, code)) report({ ...at, what: 'is new', weight: more });
    else if (!same(from.status, to.status)) {
      const what = `the status went from ${String(from.status)} to ${String(to.status)}`;
      report({ ...at, what, weight: other });
    } else if (!same(from, to))
      report({ ...at, what: 'says something else', weight: words, words: true });
  }
}
