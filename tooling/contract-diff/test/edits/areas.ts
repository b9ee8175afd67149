import { listAt } from '@countersign/spec-tools/json';
import { at } from '../support/diff.ts';
import { type ContractEdit } from '../support/places.ts';

/** What belongs to no operation and to no schema. */
export const areasEdits: readonly ContractEdit[] = [
  [
    'another server',
    (document) => {
      document.servers = [{ url: '{site}' }];
    },
    ['breaking harbour: server {site}/api is gone', 'added harbour: server {site} is new'],
    ['breaking harbour: server {site} is gone', 'added harbour: server {site}/api is new'],
  ],
  [
    'another default of a server',
    (document) => {
      at(document, 'servers', 0, 'variables', 'site').default = 'http://127.0.0.1';
    },
    ['changed harbour: server {site}/api variables are others'],
    ['changed harbour: server {site}/api variables are others'],
  ],
  [
    'an error has another status',
    (document) => {
      at(document, 'x-error-codes', 'NO_SHIP').status = 410;
    },
    ['breaking harbour: error code NO_SHIP the status went from 404 to 410'],
    ['breaking harbour: error code NO_SHIP the status went from 410 to 404'],
  ],
  [
    'an error goes',
    (document) => delete at(document, 'x-error-codes').NO_DOCK,
    ['breaking harbour: error code NO_DOCK is gone'],
    ['added harbour: error code NO_DOCK is new'],
  ],
  [
    'another namespace',
    (document) => {
      at(document, 'x-xml').namespace = 'urn:dock';
    },
    ['breaking harbour: x-xml says something else'],
    ['breaking harbour: x-xml says something else'],
  ],
  [
    'another version, other words and another order of tags',
    (document) => {
      at(document, 'info').version = '1.0.1';
      at(document, 'x-glossary').ship = 'A vessel.';
      document.tags = listAt(document, 'tags').toReversed();
      at(document, 'components', 'links', 'crew').description = 'Who is on it.';
    },
    [
      'changed harbour: links say something else',
      'changed harbour: info says something else',
      'changed harbour: tags says something else',
      'changed harbour: x-glossary says something else',
    ],
    [
      'changed harbour: links say something else',
      'changed harbour: info says something else',
      'changed harbour: tags says something else',
      'changed harbour: x-glossary says something else',
    ],
  ],
  [
    'what nobody knows',
    (document) => {
      document.jsonSchemaDialect = 'https://dialect.example';
    },
    ['breaking harbour: jsonSchemaDialect says something else'],
    ['breaking harbour: jsonSchemaDialect says something else'],
  ],
];
