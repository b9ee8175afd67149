import { objectAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { heaviest, levels, type Change, type Subject } from './change.ts';
import { pointer, type Comparison } from './comparison.ts';
import { compareNodes } from './node.ts';
import { compareOperations } from './operation.ts';
import { findUses, listOperations, sections, unknownUse } from './operations.ts';
import type { Area, Contract } from './read-contract.ts';
import { compareSchemas } from './schema.ts';
import { broken, more, type Direction } from './weight.ts';

/**
 * Compares two states of the contract.
 * @returns breaking changes, then additions, then other changes; in each by area, in document order
 * @throws {ReleaseError} if a reference leads nowhere
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const changes = names.flatMap((name) => compareAreas(name, before.get(name), after.get(name)));
  return levels.flatMap((level) => changes.filter((change) => change.level === level));
}

const empty: Area = { document: {}, sources: new Map() };

function compareAreas(area: string, before: Area = empty, after: Area = empty): Change[] {
  const changes: Change[] = [];
  const start: Start = (subject, directions, reaches = []) => ({
    before: before.document,
    after: after.document,
    seen: new Set(),
    report: ({ part, pointer: at }, what, weight) =>
      changes.push({
        level: heaviest([...directions].map((direction) => weight[direction])) ?? 'changed',
        area,
        subject,
        part,
        what,
        words: weight.words === true,
        pointer: at,
        file: after.sources.get(subject.name) ?? before.sources.get(subject.name),
        reaches,
      }),
    responses: () => {
      const opposite = [...directions].map((way) => (way === 'sent' ? 'received' : 'sent'));
      return start(subject, new Set(opposite), reaches);
    },
  });
  const whole = start({ kind: 'area', name: area }, new Set(['sent']));
  const place = { part: '', pointer: '' };
  if (before === empty) whole.report(place, 'is new', more);
  else if (after === empty) whole.report(place, 'is gone', broken);
  else {
    compareAllOperations(before, after, start);
    compareAllSchemas(before, after, start);
    compareNodes('area', withComponents(before), withComponents(after), place, whole);
  }
  return changes;
}

/** Starts the comparison of one subject. */
type Start = (
  subject: Subject,
  directions: ReadonlySet<Direction>,
  reaches?: string[],
) => Comparison;

function compareAllOperations(before: Area, after: Area, start: Start): void {
  for (const { section, kind, request } of sections) {
    const was = listOperations(before.document, section);
    const is = listOperations(after.document, section);
    for (const name of new Set([...was.keys(), ...is.keys()])) {
      const comparison = start({ kind, name }, new Set([request]));
      const [old, now] = [was.get(name), is.get(name)];
      const place = { part: '', pointer: now?.pointer ?? old?.pointer ?? '' };
      if (now === undefined) comparison.report(place, `is gone (${old?.address})`, broken);
      else if (old === undefined) comparison.report(place, `is new (${now.address})`, more);
      else compareOperations(old, now, comparison);
    }
  }
}

/** Compares each schema once, for all the ways in which either state uses it. */
function compareAllSchemas(before: Area, after: Area, start: Start): void {
  const [was, is] = [listSchemas(before), listSchemas(after)];
  const [usesBefore, uses] = [findUses(before.document), findUses(after.document)];
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const found = [
      ...(was.has(name) ? [usesBefore.get(name) ?? unknownUse] : []),
      ...(is.has(name) ? [uses.get(name) ?? unknownUse] : []),
    ];
    const directions = new Set(found.flatMap((use) => [...use.directions]));
    const reaches = new Set(found.flatMap((use) => [...use.operations]));
    const comparison = start({ kind: 'schema', name }, directions, [...reaches].toSorted());
    const [from, to] = [was.get(name), is.get(name)];
    const place = { part: '', pointer: pointer('/components/schemas', name) };
    if (to === undefined) comparison.report(place, 'is gone', broken);
    else if (from === undefined) comparison.report(place, 'is new', more);
    else compareSchemas(from, to, place, comparison);
  }
}

function listSchemas({ document }: Area): Map<string, Json> {
  return new Map(Object.entries(objectAt(objectAt(document, 'components'), 'schemas')));
}

/** Adds the components that are neither schemas nor resolved at their uses. */
function withComponents({ document }: Area): JsonObject {
  const { securitySchemes = {}, links = {}, examples = {} } = objectAt(document, 'components');
  return { ...document, securitySchemes, links, examples };
}
