import { at } from '../support/diff.ts';
import { event, get, ok, put, type ContractEdit } from '../support/places.ts';

/** What comes back. */
export const answersEdits: readonly ContractEdit[] = [
  [
    'an answer goes',
    (document) => delete at(get(document), 'responses')['404'],
    ['breaking Ships_get: answer 404 is gone'],
    ['added Ships_get: answer 404 is new'],
  ],
  [
    'another success',
    (document) => {
      at(put(document), 'responses')['202'] = { description: 'Later.' };
    },
    ['breaking Ships_update: answer 202 is new'],
    ['breaking Ships_update: answer 202 is gone'],
  ],
  [
    'an answer to all else',
    (document) => {
      at(put(document), 'responses').default = { $ref: '#/components/responses/problem' };
    },
    ['added Ships_update: answer default is new'],
    ['breaking Ships_update: answer default is gone'],
  ],
  [
    'a listener may answer with another success',
    (document) => {
      at(event(document), 'responses')['202'] = { description: 'Later.' };
    },
    ['added Harbour_arrived: answer 202 is new'],
    ['breaking Harbour_arrived: answer 202 is gone'],
  ],
  [
    'an answer is described otherwise',
    (document) => {
      at(document, 'components', 'responses', 'problem').description = 'Lost.';
    },
    ['changed Ships_get: answer 404 description says something else'],
    ['changed Ships_get: answer 404 description says something else'],
  ],
  [
    'a header of an answer goes',
    (document) => delete at(ok(document), 'headers')['X-Rest'],
    ['breaking Ships_get: answer 200 header X-Rest is gone'],
    ['added Ships_get: answer 200 header X-Rest is new'],
  ],
  [
    'a header of an answer may lack',
    (document) => delete at(ok(document), 'headers', 'X-Kind').required,
    ['breaking Ships_get: answer 200 header X-Kind is no longer required'],
    ['changed Ships_get: answer 200 header X-Kind is required now'],
  ],
  [
    'a header of an answer has another type',
    (document) => {
      at(document, 'components', 'headers', 'rest', 'schema').type = 'string';
    },
    ['breaking Ships_get: answer 200 header X-Rest the type went from integer to string'],
    ['breaking Ships_get: answer 200 header X-Rest the type went from string to integer'],
  ],
  [
    'a header of an answer says less',
    (document) => {
      at(ok(document), 'headers', 'X-Kind', 'schema').enum = ['a'];
    },
    ['breaking Ships_get: answer 200 header X-Kind the value "b" is gone'],
    ['added Ships_get: answer 200 header X-Kind the value "b" is new'],
  ],
];
