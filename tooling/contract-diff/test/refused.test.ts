import { expect, test } from 'vitest';
import { at, between, edited, type Edit } from './support/diff.ts';
import { base } from './support/base.ts';
import { get, put, schema } from './support/places.ts';

/** Documents that cannot be compared, and what is said of each. */
const refused: readonly (readonly [title: string, edit: Edit, says: string])[] = [
  [
    'a body that refers to nothing',
    (document) => delete at(document, 'components').requestBodies,
    'harbour: the reference #/components/requestBodies/update leads nowhere.',
  ],
  [
    'a parameter in another file',
    (document) => {
      get(document).parameters = [{ $ref: 'parameters.json#/shipId' }];
    },
    'harbour: the reference parameters.json#/shipId leads nowhere.',
  ],
  [
    'a field that refers to itself',
    (document) => {
      at(schema(document, 'ship'), 'properties').id = {
        $ref: '#/components/schemas/ship/properties/id',
      };
    },
    'harbour: the reference #/components/schemas/ship/properties/id leads nowhere.',
  ],
  [
    'an operation without a name',
    (document) => delete get(document).operationId,
    'harbour: #/paths/~1ships~1{shipId}/get cannot be compared: it has no operationId. Give it one.',
  ],
  [
    'two operations of the same name',
    (document) => {
      put(document).operationId = 'Ships_get';
    },
    'harbour: /ships/{shipId} and /ships/{shipId} both have an operation Ships_get. Rename one.',
  ],
  [
    'a path in another file',
    (document) => {
      at(document, 'paths')['/docks'] = { $ref: 'docks.json' };
    },
    'harbour: #/paths/~1docks/$ref cannot be compared: $ref is no method.',
  ],
  [
    'a path with servers of its own',
    (document) => {
      at(document, 'paths', '/ships/{shipId}').servers = [{ url: '/' }];
    },
    'harbour: #/paths/~1ships~1{shipId}/servers cannot be compared: servers is no method.',
  ],
];

test.each(refused)('%s', (_, edit, says) => {
  expect(() => between(base(), edited(edit))).toThrow(says);
  expect(() => between(edited(edit), base())).toThrow(says);
});
