// Every world of the sandbox is used by a case, or by a payload of the corpus.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFor, listFiles, readCaseFile } from '../src/case-file.ts';
import { readContract } from '../src/contract.ts';
import { isSent, readCorpus } from '../src/corpus/payload.ts';
import { findWorld, parseWorlds, readWorlds, createSeed } from '../src/sandbox/worlds.ts';

const operations = readContract().filter((operation) => existsSync(fileFor('worlds', operation)));

it('has no world without an operation', () => {
  expect(listFiles('worlds').toSorted()).toEqual(
    operations.map((operation) => fileFor('worlds', operation)).toSorted(),
  );
});

const payloads = readCorpus().filter(isSent);

it.each(operations)('has a use for each world of $id', (operation) => {
  const worlds = readWorlds(operation);
  const cases = readCaseFile(fileFor('cases', operation)).accepts.map(
    ({ query = {}, request = '' }) => ({
      query: new URLSearchParams(
        Object.entries(query).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
      ),
      body: operation.body.examples.find(({ name }) => name === request)?.value,
    }),
  );
  const sent = payloads
    .filter((one) => one.area === operation.area.name && one.operation === operation.id)
    .map(({ bytes }) => ({ query: new URLSearchParams(), body: parseJson(bytes) }));
  const found = new Set([...cases, ...sent].map((request) => findWorld(worlds, request)));
  expect(worlds.filter((world) => !found.has(world))).toEqual([]);
  for (const world of worlds) createSeed(world);
});

/** The JSON of a payload; undefined if it is not canonical JSON. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

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
