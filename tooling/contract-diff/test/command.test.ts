import path from 'node:path';
import type { Change } from '@countersign/contract-diff';
import { describe, expect, test } from 'vitest';
import { base } from './support/base.ts';
import { diff, folderOf } from './support/command.ts';
import { at, edited, lineOf } from './support/diff.ts';
import { field, get } from './support/places.ts';

/** Two bundles: one break, one thing that is new, and one of words. */
function pair(): string {
  return folderOf({
    'before.json': base(),
    'harbour.json': edited((document) => {
      field(document, 'ship', 'name').type = 'boolean';
      delete at(field(document, 'ship', 'deep'), 'properties').inner;
      field(document, 'order', 'name').maxLength = 60;
      get(document).summary = 'Reads a ship';
    }),
    'words.json': edited((document) => {
      get(document).summary = 'Reads a ship';
    }),
  });
}

describe('what differs', () => {
  test('as text', async () => {
    const { status, stdout, stderr } = await diff(pair(), 'before.json', 'harbour.json');

    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'breaking (2)',
        '  schema ship',
        '    harbour  ship.name the type went from string to boolean  #/components/schemas/ship/properties/name/type',
        '    harbour  ship.deep.inner is gone  #/components/schemas/ship/properties/deep/properties/inner',
        '    reaches Ships_get',
        '',
        'added (1)',
        '  schema order',
        '    harbour  order.name maxLength went from 50 to 60  #/components/schemas/order/properties/name/maxLength',
        '    reaches Ships_get',
        '',
        'changed (1)',
        '  1 of words only; --all shows them',
        '',
      ].join('\n'),
    );
  });

  test('with all words', async () => {
    const { stdout } = await diff(pair(), 'before.json', 'words.json', '--all');

    expect(stdout).toContain('operation Ships_get summary says something else');
  });

  test('as JSON', async () => {
    const { stdout } = await diff(pair(), 'before.json', 'harbour.json', '--json');

    const changes: Change[] = JSON.parse(stdout);
    expect(changes.map(lineOf)).toEqual([
      'breaking ship: name the type went from string to boolean',
      'breaking ship: deep.inner is gone',
      'added order: name maxLength went from 50 to 60',
      'changed Ships_get: summary says something else',
    ]);
    expect(changes[0]).toEqual({
      level: 'breaking',
      area: 'harbour',
      subject: { kind: 'schema', name: 'ship' },
      part: 'name',
      what: 'the type went from string to boolean',
      words: false,
      pointer: '/components/schemas/ship/properties/name/type',
      reaches: ['Ships_get'],
    });
  });

  test('of some levels', async () => {
    const words = ['--json', '--only', 'added', '--only', 'changed'];
    const { stdout } = await diff(pair(), 'before.json', 'harbour.json', ...words);

    const changes: Change[] = JSON.parse(stdout);
    expect(changes.map(({ level }) => level)).toEqual(['added', 'changed']);
  });

  test('nothing', async () => {
    const { status, stdout } = await diff(pair(), 'words.json', 'words.json');

    expect(stdout).toBe('nothing differs\n');
    expect(status).toBe(0);
  });
});

test.each([
  ['harbour.json', 'breaking', 1],
  ['harbour.json', 'changed', 1],
  ['words.json', 'breaking', 0],
  ['words.json', 'added', 0],
  ['words.json', 'changed', 1],
  ['before.json', 'changed', 0],
])('%s with --fail-on %s ends with %i', async (after, level, expected) => {
  const { status } = await diff(pair(), 'before.json', after, '--fail-on', level);

  expect(status).toBe(expected);
});

test('what is shown does not decide how the command ends', async () => {
  const words = ['--only', 'added', '--fail-on', 'breaking'];
  const { status } = await diff(pair(), 'before.json', 'harbour.json', ...words);

  expect(status).toBe(1);
});

test.each([
  [['no-such', 'before.json'], 'there is no no-such, neither as a file nor as a commit.'],
  [['--upload-pack=x'], "Unknown option '--upload-pack'"],
  [['-x', 'before.json'], "Unknown option '-x'"],
  [['text.json', 'before.json'], 'text.json cannot be read as JSON: '],
  [['list.json', 'before.json'], 'list.json holds no object. Name a bundle of specs.'],
  [['other.json', 'before.json'], 'other.json is no bundle: it has no field openapi.'],
  [['empty', 'before.json'], 'empty holds no bundle. Name a folder like that of'],
  [['before.json', 'before.json', 'before.json'], 'two states are compared, no more.'],
  [['before.json', 'before.json', '--only', 'bad'], 'bad is no level; there are breaking, added,'],
  [['before.json', 'before.json', '--fail-on', 'bad'], 'bad is no level; there are breaking,'],
])('%j is refused in a sentence', async (words, sentence) => {
  const folder = folderOf({
    'before.json': base(),
    'text.json': 'no JSON',
    'list.json': '[]',
    'other.json': { name: 'other' },
    'empty/package.json': { name: 'empty' },
  });

  const { status, stdout, stderr } = await diff(folder, ...words);

  expect(stderr).toContain(`countersign: ${sentence}`);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('a folder of bundles is compared area by area, as published without its sources', async () => {
  const folder = folderOf({
    'before/dist/dock.json': base(),
    'before/dist/harbour.json': base(),
    'after/harbour.json': base(),
    'after/pier.json': base(),
  });

  const { stdout } = await diff(folder, path.join(folder, 'before'), 'after', '--json');

  const changes: Change[] = JSON.parse(stdout);
  expect(changes.map(lineOf)).toEqual(['breaking dock: is gone', 'added pier: is new']);
});
