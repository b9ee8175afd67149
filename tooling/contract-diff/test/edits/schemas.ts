import { at } from '../support/diff.ts';
import { ok, refers, renames, schema, type ContractEdit } from '../support/places.ts';

/** Schemas as a whole; what is in them stands in schema-edits.ts. */
export const schemasEdits: readonly ContractEdit[] = [
  [
    'a schema goes',
    (document) => delete at(document, 'components', 'schemas').unused,
    ['breaking unused: is gone'],
    ['added unused: is new'],
  ],
  [
    'a schema gets another name',
    (document) => {
      renames(at(document, 'components', 'schemas'), 'ship', 'vessel');
      refers(document, '#/components/schemas/ship', '#/components/schemas/vessel');
    },
    [
      'breaking ship: is gone',
      'added vessel: is new',
      'changed Ships_get: answer 200 as application/json is vessel and no longer ship',
      'changed Ships_get: answer 200 as application/xml is vessel and no longer ship',
    ],
    [
      'breaking vessel: is gone',
      'added ship: is new',
      'changed Ships_get: answer 200 as application/json is ship and no longer vessel',
      'changed Ships_get: answer 200 as application/xml is ship and no longer vessel',
    ],
  ],
  [
    'an answer is another schema, which has no field of the same name',
    (document) => {
      at(ok(document), 'content', 'application/json').schema = {
        $ref: '#/components/schemas/receipt',
      };
      delete at(schema(document, 'receipt'), 'properties').deep;
    },
    [
      // A listener answers with it, and now a caller receives it too.
      'breaking Ships_get: answer 200 as application/json.deep is gone',
      'breaking receipt: deep is gone',
      'changed Ships_get: answer 200 as application/json is receipt and no longer ship',
    ],
    [
      'added Ships_get: answer 200 as application/json.deep is new',
      'added receipt: deep is new',
      'changed Ships_get: answer 200 as application/json is ship and no longer receipt',
    ],
  ],
];
