// Every world of the sandbox is there for a case that cannot do without it.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFor, listFiles, readCaseFile } from '../src/case-file.ts';
import { readContract } from '../src/contract.ts';
import { findWorld, parseWorlds, readWorlds, seedOfWorld } from '../src/sandbox/worlds.ts';

const operations = readContract().filter((operation) => existsSync(fileFor('worlds', operation)));

it('has no world without an operation', () => {
  expect(listFiles('worlds').toSorted()).toEqual(
    operations.map((operation) => fileFor('worlds', operation)).toSorted(),
  );
});

it.each(operations)('has a case for each world of $id', (operation) => {
  const worlds = readWorlds(operation);
  const found = new Set(
    readCaseFile(fileFor('cases', operation)).accepts.map(({ query = {}, request = '' }) =>
      findWorld(worlds, {
        query: new URLSearchParams(
          Object.entries(query).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
        ),
        body: operation.body.examples.find(({ name }) => name === request)?.value,
      }),
    ),
  );
  expect(worlds.filter((world) => !found.has(world))).toEqual([]);
  for (const world of worlds) seedOfWorld(world);
});

describe('a file of worlds', () => {
  it.each([
    ['a word that nobody knows', '- when: {}\n- wehn: {}', '[1]'],
    [
      'a place that is no pointer',
      '- change:\n    groups:\n      g: { name: x }',
      '[0].change.groups.g',
    ],
    ['a list that breaks off', '- change: [', 'line 1'],
  ])('is refused for %s', (_what, text, place) => {
    expect(() => parseWorlds(text, 'w.yaml')).toThrow(place);
    expect(() => parseWorlds(text, 'w.yaml')).toThrow('w.yaml: ');
  });

  it('can change nothing that the seed does not have', () => {
    const worlds = parseWorlds('- change: { groups: { none: { /groupName: x } } }', 'w.yaml');
    expect(() => worlds.map(seedOfWorld)).toThrow('seed/groups.yaml');
  });
});
