import { objectAt } from '@countersign/spec-tools/json';
import { heaviest, type Change, type Subject } from './change.ts';
import type { Area } from './contract.ts';
import { DiffError } from './diff-error.ts';
import { more, other, usesOf, type Direction } from './direction.ts';
import { operationsOf, type Found } from './found.ts';
import { compareOperation } from './operations.ts';
import { pointer } from './pointer.ts';
import { compareRest } from './rest.ts';
import { compareSchemas } from './schemas.ts';
import { has, namesOf, type Comparison, type Difference } from './side.ts';

/**
 * Every difference between two states of an area.
 * @throws {DiffError} where one of them is no document that can be compared
 */
export function compareAreas(before: Area, after: Area): Change[] {
  try {
    return differencesOf(before, after);
  } catch (error) {
    if (error instanceof DiffError) throw new DiffError(`${before.name}: ${error.message}`);
    throw error;
  }
}

function differencesOf(before: Area, after: Area): Change[] {
  const changes: Change[] = [];
  const comparing = (
    subject: Subject,
    directions: Set<Direction>,
    reaches: string[] = [],
  ): Comparison => ({
    before: before.document,
    after: after.document,
    subject,
    directions,
    seen: new Set(),
    report: (difference) =>
      changes.push(changeOf(difference, subject, directions, reaches, before, after)),
    answering: () => comparing(subject, opposite(directions), reaches),
  });

  for (const [section, kind, way] of sections) {
    const was = operationsOf(before.document, section);
    const is = operationsOf(after.document, section);
    for (const [old, now] of pairsOf(was, is)) {
      const name = old?.id ?? now?.id ?? '';
      compareFound(old, now, comparing({ kind, name }, new Set([way])));
    }
  }

  const [was, is] = [schemasOf(before), schemasOf(after)];
  const [usesBefore, usesAfter] = [usesOf(before.document), usesOf(after.document)];
  for (const name of namesOf(was, is)) {
    // A state that does not have it says nothing of how it is used.
    const uses = [
      ...(has(was, name) ? [usesBefore(name)] : []),
      ...(has(is, name) ? [usesAfter(name)] : []),
    ];
    const directions = new Set(uses.flatMap((use) => [...use.directions]));
    const reaches = [...new Set(uses.flatMap((use) => [...use.operations]))].toSorted();
    const comparison = comparing({ kind: 'schema', name }, directions, reaches);
    const at = { part: '', pointer: pointer('', 'components', 'schemas', name) };
    if (!has(is, name)) comparison.report({ ...at, what: 'is gone', weight: other });
    else if (!has(was, name)) comparison.report({ ...at, what: 'is new', weight: more });
    else compareSchemas(was[name], is[name], at, comparison);
  }

  compareRest(comparing({ kind: 'area', name: after.name }, new Set<Direction>(['sent'])));
  return changes;
}

const sections = [
  ['paths', 'operation', 'sent'],
  // What the service sends, a listener receives.
  ['webhooks', 'event', 'received'],
] as const;

type Pair = [before: Found | undefined, after: Found | undefined];

/** The operations of two states side by side; one that only got another name stays with itself. */
function pairsOf(was: ReadonlyMap<string, Found>, is: ReadonlyMap<string, Found>): Pair[] {
  const come = [...is.values()].filter(({ id }) => !was.has(id));
  const byPlace = new Map(come.map((one) => [placeOf(one), one]));
  const pairs = [...was.values()].map((one): Pair => [
    one,
    is.get(one.id) ?? byPlace.get(placeOf(one)),
  ]);
  const paired = new Set(pairs.map(([, after]) => after));
  return [...pairs, ...come.filter((one) => !paired.has(one)).map((one): Pair => [undefined, one])];
}

function placeOf({ method, path }: Found): string {
  return `${method} ${path}`;
}

function compareFound(
  before: Found | undefined,
  after: Found | undefined,
  comparison: Comparison,
): void {
  if (before !== undefined && after !== undefined) compareOperation(before, after, comparison);
  else if (before !== undefined) {
    const what = `is gone (${before.method} ${before.path})`;
    comparison.report({ part: '', what, weight: other, pointer: before.pointer });
  } else if (after !== undefined) {
    const what = `is new (${after.method} ${after.path})`;
    comparison.report({ part: '', what, weight: more, pointer: after.pointer });
  }
}

function changeOf(
  { weight, part, what, pointer: place, words = false }: Difference,
  subject: Subject,
  directions: ReadonlySet<Direction>,
  reaches: string[],
  before: Area,
  after: Area,
): Change {
  const level = heaviest([...directions].map((direction) => weight[direction])) ?? 'changed';
  const file = after.sources.get(subject.name) ?? before.sources.get(subject.name);
  return { level, area: after.name, subject, part, what, words, pointer: place, file, reaches };
}

function opposite(directions: ReadonlySet<Direction>): Set<Direction> {
  return new Set([...directions].map((one) => (one === 'sent' ? 'received' : 'sent')));
}

function schemasOf({ document }: Area) {
  return objectAt(objectAt(document, 'components'), 'schemas');
}
