import { at } from '../support/diff.ts';
import { get, renames, type ContractEdit } from '../support/places.ts';

/** Operations and events as a whole. */
export const operationsEdits: readonly ContractEdit[] = [
  [
    'an operation goes',
    (document) => delete at(document, 'paths', '/ships/{shipId}').put,
    // What only it used is still there, and weighs as it did.
    ['breaking Ships_update: is gone (PUT /ships/{shipId})'],
    ['added Ships_update: is new (PUT /ships/{shipId})'],
  ],
  [
    'an event goes',
    (document) => delete at(document, 'webhooks').arrived,
    ['breaking Harbour_arrived: is gone (POST arrived)'],
    ['added Harbour_arrived: is new (POST arrived)'],
  ],
  [
    'an operation gets another name',
    (document) => {
      get(document).operationId = 'Ships_read';
    },
    ['breaking Ships_get: is now called Ships_read'],
    ['breaking Ships_read: is now called Ships_get'],
  ],
  [
    'an operation moves',
    (document) => renames(at(document, 'paths'), '/ships/{shipId}', '/v2/ships/{shipId}'),
    [
      'breaking Ships_get: moved from GET /ships/{shipId} to GET /v2/ships/{shipId}',
      'breaking Ships_update: moved from PUT /ships/{shipId} to PUT /v2/ships/{shipId}',
    ],
    [
      'breaking Ships_get: moved from GET /v2/ships/{shipId} to GET /ships/{shipId}',
      'breaking Ships_update: moved from PUT /v2/ships/{shipId} to PUT /ships/{shipId}',
    ],
  ],
  [
    'another method',
    (document) => renames(at(document, 'paths', '/ships/{shipId}'), 'put', 'patch'),
    ['breaking Ships_update: moved from PUT /ships/{shipId} to PATCH /ships/{shipId}'],
    ['breaking Ships_update: moved from PATCH /ships/{shipId} to PUT /ships/{shipId}'],
  ],
  [
    'a parameter of the path gets another name',
    (document) => {
      renames(at(document, 'paths'), '/ships/{shipId}', '/ships/{id}');
      at(document, 'components', 'parameters', 'shipId').name = 'id';
    },
    ['Ships_get', 'Ships_update'].flatMap((name) => [
      `breaking ${name}: moved from ${name === 'Ships_get' ? 'GET' : 'PUT'} /ships/{shipId} to ${name === 'Ships_get' ? 'GET' : 'PUT'} /ships/{id}`,
      `breaking ${name}: path parameter shipId is gone`,
      `breaking ${name}: path parameter id is new, and required`,
    ]),
    ['Ships_get', 'Ships_update'].flatMap((name) => [
      `breaking ${name}: moved from ${name === 'Ships_get' ? 'GET' : 'PUT'} /ships/{id} to ${name === 'Ships_get' ? 'GET' : 'PUT'} /ships/{shipId}`,
      `breaking ${name}: path parameter id is gone`,
      `breaking ${name}: path parameter shipId is new, and required`,
    ]),
  ],
  [
    'another resource',
    (document) => {
      get(document).tags = ['Docks', 'Ships'];
    },
    ['breaking Ships_get: belongs to Docks and no longer to Ships; its module goes by that'],
    ['breaking Ships_get: belongs to Ships and no longer to Docks; its module goes by that'],
  ],
  [
    'one tag less',
    (document) => {
      get(document).tags = ['Ships'];
    },
    ['changed Ships_get: tags are others'],
    ['changed Ships_get: tags are others'],
  ],
  [
    'an operation is deprecated',
    (document) => {
      get(document).deprecated = true;
    },
    ['changed Ships_get: is deprecated'],
    ['changed Ships_get: is no longer deprecated'],
  ],
  [
    'another summary',
    (document) => {
      get(document).summary = 'Reads a ship';
    },
    ['changed Ships_get: summary says something else'],
    ['changed Ships_get: summary says something else'],
  ],
  [
    'an operation calls back',
    (document) => {
      get(document).callbacks = { done: {} };
    },
    ['breaking Ships_get: callbacks is new'],
    ['breaking Ships_get: callbacks is gone'],
  ],
  [
    'no paging',
    (document) => delete get(document)['x-paging'],
    ['breaking Ships_get: x-paging is gone'],
    ['added Ships_get: x-paging is new'],
  ],
  [
    'paging by another field',
    (document) => {
      at(get(document), 'x-paging').items = 'mates';
    },
    ['breaking Ships_get: x-paging says something else'],
    ['breaking Ships_get: x-paging says something else'],
  ],
  [
    'paging that knows more',
    (document) => {
      at(get(document), 'x-paging').total = 'all';
    },
    ['added Ships_get: x-paging says something else'],
    ['breaking Ships_get: x-paging says something else'],
  ],
  [
    'paging in another form',
    (document) => {
      get(document)['x-paging'] = ['crew', 'next'];
    },
    ['breaking Ships_get: x-paging says something else'],
    ['breaking Ships_get: x-paging says something else'],
  ],
  [
    'one code more',
    (document) => {
      get(document)['x-errors'] = ['NO_DOCK', 'NO_SHIP'];
    },
    ['added Ships_get: error NO_DOCK is new'],
    ['breaking Ships_get: error NO_DOCK is gone'],
  ],
];
