// The comparison reports each edit in cases.yaml, and its reversal.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json, JsonObject } from '@countersign/spec-tools/json';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { heaviest, levels, type Change } from '../../src/contract/change.ts';
import { compareContracts } from '../../src/contract/compare.ts';
import type { Contract } from '../../src/contract/read-contract.ts';

const level = z.enum(levels);
const weighed = z.tuple([z.string(), level, level]);
const lines = z.union([z.string(), z.array(z.string())]).transform((said) => [said].flat());
const edit = z.object({
  title: z.string(),
  remove: z.array(z.string()).default([]),
  move: z.record(z.string(), z.string()).default({}),
  set: z.record(z.string(), z.json()).default({}),
});
type Edit = z.infer<typeof edit>;
const schema = z.object({
  fields: z.array(edit.extend({ there: weighed, back: weighed })),
  silent: z.array(edit),
  refused: z.array(edit.extend({ says: z.string() })),
});
const groups = z.record(z.string(), z.array(edit.extend({ there: lines, back: lines })));

const { fields, silent, refused, ...rest } = z
  .looseObject(schema.shape)
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'cases.yaml'), 'utf8')));
const base = JSON.stringify(
  parse(readFileSync(path.join(import.meta.dirname, 'base.yaml'), 'utf8')),
);

/** A new copy, in which the aliases of the file are objects of their own. */
function read(): JsonObject {
  return JSON.parse(base);
}

/** The base with an edit made at a pointer of it. */
function edited({ remove, move, set }: Edit, at: string = ''): JsonObject {
  const document = read();
  for (const pointer of remove) take(document, at + pointer);
  for (const [from, to] of Object.entries(move)) put(document, at + to, take(document, at + from));
  for (const [pointer, value] of Object.entries(set)) put(document, at + pointer, value);
  return document;
}

/** Removes the value at a pointer, and returns it. */
function take(document: JsonObject, pointer: string): Json {
  const [parent, name] = locate(document, pointer);
  const value = Reflect.get(parent, name);
  if (value === undefined) throw new Error(`the base has no ${pointer}`);
  Reflect.deleteProperty(parent, name);
  return value;
}

function put(document: JsonObject, pointer: string, value: Json): void {
  const [parent, name] = locate(document, pointer);
  Reflect.set(parent, name, value);
}

function locate(document: JsonObject, pointer: string): [parent: object, name: string] {
  const names = pointer.split('/').slice(1);
  const steps = names.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  let parent: object = document;
  for (const step of steps) parent = Reflect.get(parent, step);
  return [parent, last];
}

function compare(before: JsonObject, after: JsonObject): string[] {
  return compareContracts(contract(before), contract(after)).map(write);
}

function contract(document: JsonObject): Contract {
  return new Map([['harbour', { document, sources: new Map() }]]);
}

/** A change in one line, such as `breaking ship: name is gone`. */
function write({ level: its, subject, part, what }: Change): string {
  return `${its} ${subject.name}: ${part} ${what}`.replace(':  ', ': ');
}

describe.each(Object.entries(groups.parse(rest)))('%s', (_, cases) => {
  test.each(cases)('$title', ({ there, back, ...one }) => {
    expect(compare(read(), edited(one))).toEqual(there);
    expect(compare(edited(one), read())).toEqual(back);
  });
});

/** The schemas of the base that have all fields, by how they are used. */
const uses = [
  { name: 'shipUpdate', used: 'in a body', sent: true, received: false },
  { name: 'order', used: 'by a parameter', sent: true, received: false },
  { name: 'ship', used: 'in a response', sent: false, received: true },
  { name: 'arrival', used: 'in an event', sent: false, received: true },
  { name: 'receipt', used: 'in the response to an event', sent: true, received: false },
  { name: 'both', used: 'in all of them', sent: true, received: true },
  { name: 'unused', used: 'nowhere', sent: true, received: true },
];

describe.each(uses)('$name, used $used', ({ name, sent, received }) => {
  test.each(fields)('$title', ({ there, back, ...one }) => {
    const after = edited(one, `/components/schemas/${name}`);
    const line = ([what, ifSent, ifReceived]: typeof there): string => {
      const found = [...(sent ? [ifSent] : []), ...(received ? [ifReceived] : [])];
      return `${heaviest(found)} ${name}: ${what}`;
    };

    expect(compare(read(), after)).toEqual([line(there)]);
    expect(compare(after, read())).toEqual([line(back)]);
  });
});

test.each(silent)('nothing differs: $title', (one) => {
  expect(compare(read(), edited(one))).toEqual([]);
  expect(compare(edited(one), read())).toEqual([]);
});

test.each(refused)('refused: $title', ({ says, ...one }) => {
  expect(() => compare(read(), edited(one))).toThrow(says);
});
