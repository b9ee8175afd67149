import { objectAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { compareContents } from './bodies.ts';
import { looser, more, other, words } from './direction.ts';
import type { Found } from './found.ts';
import { compareParameter } from './parameters.ts';
import { pointer } from './pointer.ts';
import { has, namesOf, resolve, same, type Comparison, type Place } from './side.ts';

/** Compares the answers of two states of an operation, status by status. */
export function compareAnswers(before: Found, after: Found, comparison: Comparison): void {
  const received = comparison.answering();
  const was = objectAt(before.operation, 'responses');
  const is = objectAt(after.operation, 'responses');
  for (const status of namesOf(was, is)) {
    const at = { part: `answer ${status}`, pointer: pointer(after.pointer, 'responses', status) };
    if (!has(is, status)) received.report({ ...at, what: 'is gone', weight: other });
    else if (!has(was, status)) {
      // Who calls is ready for one more error, but not for a success of another kind.
      const weight = /^[23]/.test(status) ? looser : more;
      received.report({ ...at, what: 'is new', weight });
    } else {
      const from = resolve(comparison.before, was[status]);
      const to = resolve(comparison.after, is[status]);
      compareAnswer(from, to, at, received);
    }
  }
}

function compareAnswer(from: JsonObject, to: JsonObject, at: Place, comparison: Comparison): void {
  const { report } = comparison;
  for (const key of namesOf(from, to))
    if (!structural.has(key) && !same(from[key], to[key]))
      report({ ...at, what: `${key} says something else`, weight: words, words: true });
  const [was, is] = [headersOf(from), headersOf(to)];
  for (const [name, written] of new Map([...was, ...is])) {
    const header = {
      part: `${at.part} header ${written.name}`,
      pointer: pointer(at.pointer, 'headers', written.name),
    };
    const [one, another] = [was.get(name), is.get(name)];
    if (another === undefined) report({ ...header, what: 'is gone', weight: other });
    else if (one === undefined) report({ ...header, what: 'is new', weight: more });
    else {
      const before = resolve(comparison.before, one.header);
      const after = resolve(comparison.after, another.header);
      compareParameter(before, after, header, comparison);
    }
  }
  compareContents(objectAt(from, 'content'), objectAt(to, 'content'), at, comparison);
}

/** What has a function of its own. */
const structural = new Set(['headers', 'content']);

/** The headers of an answer by their names, which have no case. */
function headersOf(answer: JsonObject): Map<string, { name: string; header: Json }> {
  const headers = Object.entries(objectAt(answer, 'headers'));
  return new Map(headers.map(([name, header]) => [name.toLowerCase(), { name, header }]));
}
