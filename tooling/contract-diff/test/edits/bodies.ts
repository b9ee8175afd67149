import { at } from '../support/diff.ts';
import { body, event, get, ok, put, renames, type ContractEdit } from '../support/places.ts';

/** What is sent. */
export const bodiesEdits: readonly ContractEdit[] = [
  [
    'no body',
    (document) => delete put(document).requestBody,
    ['breaking Ships_update: body is gone'],
    ['added Ships_update: body is new'],
  ],
  [
    'a required body comes',
    (document) => {
      get(document).requestBody = { required: true, content: { 'text/csv': {} } };
    },
    ['breaking Ships_get: body is new, and required'],
    ['breaking Ships_get: body is gone'],
  ],
  [
    'a body is required',
    (document) => {
      body(document).required = true;
    },
    ['breaking Ships_update: body is required now'],
    ['added Ships_update: body is no longer required'],
  ],
  [
    'an event without a body',
    (document) => {
      at(event(document), 'requestBody').required = false;
    },
    ['breaking Harbour_arrived: body is no longer required'],
    ['changed Harbour_arrived: body is required now'],
  ],
  [
    'a body is described',
    (document) => {
      body(document).description = 'What.';
    },
    ['changed Ships_update: body description says something else'],
    ['changed Ships_update: body description says something else'],
  ],
  [
    'one media type less',
    (document) => delete at(body(document), 'content')['multipart/form-data'],
    ['breaking Ships_update: body as multipart/form-data is gone'],
    ['added Ships_update: body as multipart/form-data is new'],
  ],
  [
    'a media type with a parameter is another',
    (document) => renames(at(ok(document), 'content'), 'application/xml', 'application/xml; v=2'),
    [
      'breaking Ships_get: answer 200 as application/xml is gone',
      'added Ships_get: answer 200 as application/xml; v=2 is new',
    ],
    [
      'breaking Ships_get: answer 200 as application/xml; v=2 is gone',
      'added Ships_get: answer 200 as application/xml is new',
    ],
  ],
  [
    'parts are encoded otherwise',
    (document) => delete at(body(document), 'content', 'multipart/form-data').encoding,
    ['breaking Ships_update: body as multipart/form-data encoding is another'],
    ['breaking Ships_update: body as multipart/form-data encoding is another'],
  ],
  [
    'another example',
    (document) => {
      at(body(document), 'content', 'application/json').examples = { a: {} };
    },
    ['changed Ships_update: body as application/json examples says something else'],
    ['changed Ships_update: body as application/json examples says something else'],
  ],
];
