import { at } from '../support/diff.ts';
import { adds, event, get, param, type ContractEdit } from '../support/places.ts';

const text = { type: 'string' };

/** Parameters, and the headers of events. */
export const parametersEdits: readonly ContractEdit[] = [
  [
    'a parameter comes',
    (document) => adds(get(document), { name: 'page', in: 'query', schema: text }),
    ['added Ships_get: query parameter page is new'],
    ['breaking Ships_get: query parameter page is gone'],
  ],
  [
    'a required parameter comes',
    (document) => adds(get(document), { name: 'page', in: 'query', required: true, schema: text }),
    ['breaking Ships_get: query parameter page is new, and required'],
    ['breaking Ships_get: query parameter page is gone'],
  ],
  [
    'an event gets one more header',
    (document) =>
      adds(event(document), { name: 'X-Id', in: 'header', required: true, schema: text }),
    ['added Harbour_arrived: header parameter x-id is new, and required'],
    ['breaking Harbour_arrived: header parameter x-id is gone'],
  ],
  [
    'a header of an event may lack',
    (document) => delete at(event(document), 'parameters', 0).required,
    ['breaking Harbour_arrived: header parameter x-digest is no longer required'],
    ['changed Harbour_arrived: header parameter x-digest is required now'],
  ],
  [
    'a parameter is no longer required',
    (document) => delete param(document, 2).required,
    ['added Ships_get: header parameter x-trace is no longer required'],
    ['breaking Ships_get: header parameter x-trace is required now'],
  ],
  [
    'a parameter of a path comes',
    (document) => adds(at(document, 'paths', '/ships/{shipId}'), { name: 'a', in: 'query' }),
    ['added Ships_get: query parameter a is new', 'added Ships_update: query parameter a is new'],
    [
      'breaking Ships_get: query parameter a is gone',
      'breaking Ships_update: query parameter a is gone',
    ],
  ],
  [
    'a parameter takes less',
    (document) => {
      at(param(document, 0), 'schema').maximum = 50;
    },
    ['breaking Ships_get: query parameter count maximum went from 100 to 50'],
    ['added Ships_get: query parameter count maximum went from 50 to 100'],
  ],
  [
    'a parameter is written otherwise',
    (document) => {
      param(document, 1).style = 'deepObject';
    },
    ['breaking Ships_get: query parameter sort style is another'],
    ['breaking Ships_get: query parameter sort style is another'],
  ],
  [
    'a parameter is described',
    (document) => {
      param(document, 1).description = 'How.';
    },
    ['changed Ships_get: query parameter sort description says something else'],
    ['changed Ships_get: query parameter sort description says something else'],
  ],
];
