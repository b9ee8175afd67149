import { listAt } from '@countersign/spec-tools/json';
import { at, type Edit } from '../support/diff.ts';
import { adds, body, get, ok, param, put, renames, schema } from '../support/places.ts';

/** Edits that change nothing that anyone could see. */
export const silentEdits: readonly (readonly [title: string, edit: Edit])[] = [
  ['nothing at all', () => undefined],
  [
    'another order of keys',
    (document) => {
      const entries = Object.entries(schema(document, 'both')).toReversed();
      at(document, 'components', 'schemas').both = Object.fromEntries(entries);
    },
  ],
  [
    'another order of what has none',
    (document) => {
      const order = schema(document, 'order');
      order.required = listAt(order, 'required').toReversed();
      const state = at(order, 'properties', 'state');
      state.enum = listAt(state, 'enum').toReversed();
      const maybe = at(order, 'properties', 'maybe');
      maybe.type = listAt(maybe, 'type').toReversed();
      get(document).parameters = listAt(get(document), 'parameters').toReversed();
      put(document).security = listAt(put(document), 'security').toReversed();
    },
  ],
  [
    'what goes without saying is said',
    (document) => {
      const properties = at(schema(document, 'both'), 'properties');
      Object.assign(at(properties, 'deep'), { readOnly: false, minProperties: 0 });
      Object.assign(at(properties, 'open'), { additionalProperties: true });
      Object.assign(at(properties, 'any'), { deprecated: false, writeOnly: false });
      properties.map = { ...at(properties, 'map'), required: [], properties: {} };
      param(document, 0).required = false;
    },
  ],
  [
    'a field refers to a schema of another name that says the same',
    (document) => {
      at(schema(document, 'both'), 'properties', 'id').$ref = '#/components/schemas/guidToo';
    },
  ],
  [
    'a field is written where it was referred to',
    (document) => {
      at(schema(document, 'both'), 'properties').id = {
        type: 'string',
        format: 'uuid',
        description: 'Which one.',
      };
    },
  ],
  [
    'a list of itself becomes a list of its like',
    (document) => {
      at(schema(document, 'both'), 'properties', 'self').items = {
        $ref: '#/components/schemas/unused',
      };
      at(schema(document, 'unused'), 'properties', 'self').items = {
        $ref: '#/components/schemas/unused',
      };
    },
  ],
  [
    'the parameter of a path is one of each operation',
    (document) => {
      delete at(document, 'paths', '/ships/{shipId}').parameters;
      for (const operation of [get(document), put(document)])
        adds(operation, { $ref: '#/components/parameters/shipId' });
    },
  ],
  [
    'a body is written where it was referred to',
    (document) => {
      put(document).requestBody = body(document);
    },
  ],
  [
    'another case of a header',
    (document) => {
      renames(at(ok(document), 'headers'), 'X-Rest', 'x-rest');
      param(document, 2).name = 'x-trace';
    },
  ],
  [
    'an operation asks for what the document asks for',
    (document) => {
      get(document).security = [{ oauth: ['read'] }];
    },
  ],
];
