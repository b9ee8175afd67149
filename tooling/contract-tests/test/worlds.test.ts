// Every world of the sandbox is used by a case.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFor, listFiles, readCaseFile } from '../src/case-file.ts';
import { readContract } from '../src/contract.ts';
import { findWorld, parseWorlds, readWorlds, createSeed } from '../src/sandbox/worlds.ts';

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
  for (const world of worlds) createSeed(world);
});

describe('a file of worlds', () => {
  it.each([
    ['an unknown key', '- when: {}\n- wehn: {}', '[1]'],
    [
      'a place that is not a pointer',
      '- change:\n    groups:\n      g: { name: x }',
      '[0].change.groups.g',
    ],
    ['an incomplete list', '- change: [', 'line 1'],
  ])('is rejected for %s', (_what, text, place) => {
    expect(() => parseWorlds(text, 'w.yaml')).toThrow(place);
    expect(() => parseWorlds(text, 'w.yaml')).toThrow('w.yaml: ');
  });

  it('cannot change what the seed does not have', () => {
    const worlds = parseWorlds('- change: { groups: { none: { /groupName: x } } }', 'w.yaml');
    expect(() => worlds.map(createSeed)).toThrow('seed/groups.yaml');
  });
});
