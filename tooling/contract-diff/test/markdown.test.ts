import { asMarkdown, type Change } from '@countersign/contract-diff';
import { expect, test } from 'vitest';
import { at, editing } from './support/diff.ts';
import { event, field, get, put, schema } from './support/places.ts';

const states = { before: 'v1.0.0', after: 'v1.1.0' };

test('the changes as lists for a changelog', () => {
  const changes = editing((document) => {
    delete at(document, 'paths', '/ships/{shipId}').put;
    delete at(schema(document, 'ship'), 'properties').deep;
    field(document, 'ship', 'name').pattern = '^*_a_';
    field(document, 'ship', 'state').enum = ['new'];
    delete at(event(document), 'parameters', 0).required;
    at(document, 'components', 'schemas').dock = { type: 'object' };
    get(document).summary = 'Reads a ship';
    document.servers = [];
  });

  expect(asMarkdown(changes, states)).toBe(
    [
      '- breaking (5)',
      '  - `harbour`',
      '    - `Ships_update` is gone (PUT /ships/{shipId})',
      '    - event `Harbour_arrived`: `header parameter x-digest` is no longer required',
      '    - schema `ship`; reaches Ships_get',
      '      - `state` the value "old" is gone',
      '      - `deep` is gone',
      '    - the area: `server {site}/api` is gone',
      '- added (1)',
      '  - `harbour`',
      '    - schema `dock` is new',
      '- changed (2)',
      '  - `harbour`',
      '    - schema `ship`: `name` pattern went from none to "^\\*\\_a\\_"; reaches Ships_get',
      '  - 1 of words only',
      '',
    ].join('\n'),
  );
});

test('a long level is cut, and says how to see the rest', () => {
  const changes = editing((document) => {
    const ghosts = Array.from({ length: 200 }, (_, place) => `ghost${place}`);
    Object.assign(
      at(schema(document, 'unused'), 'properties'),
      Object.fromEntries(ghosts.map((name) => [name, {}])),
    );
    put(document).deprecated = true;
  });

  const lines = asMarkdown(changes, states).trimEnd().split('\n');

  const added = lines.slice(0, lines.indexOf('- changed (1)'));
  expect(added).toHaveLength(60);
  expect(added.slice(0, 4)).toEqual([
    '- added (200)',
    '  - `harbour`',
    '    - schema `unused`',
    '      - `ghost0` is new',
  ]);
  expect(added.at(-1)).toBe('  - and 144 more; `npm run diff -- v1.0.0 v1.1.0 --all` lists them');
  expect(lines.slice(added.length)).toEqual([
    '- changed (1)',
    '  - `harbour`',
    '    - `Ships_update` is deprecated',
  ]);
});

test('no changes are no lists', () => {
  const none: Change[] = [];

  expect(asMarkdown(none, states)).toBe('');
});
