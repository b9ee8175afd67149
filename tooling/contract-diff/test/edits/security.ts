import { at } from '../support/diff.ts';
import { flow, put, type ContractEdit } from '../support/places.ts';

/** Who may call. */
export const securityEdits: readonly ContractEdit[] = [
  [
    'one scope more is asked for',
    (document) => {
      put(document).security = [{ oauth: ['read', 'write', 'all'] }, { key: [] }];
    },
    [
      'breaking Ships_update: security oauth + oauth read + oauth write is no longer enough; oauth + oauth read + oauth write + oauth all, or key is',
    ],
    ['added Ships_update: security oauth + oauth read + oauth write is enough now'],
  ],
  [
    'one way in goes',
    (document) => {
      put(document).security = [{ oauth: ['read', 'write'] }];
    },
    [
      'breaking Ships_update: security key is no longer enough; oauth + oauth read + oauth write is',
    ],
    ['added Ships_update: security key is enough now'],
  ],
  [
    'anyone may call',
    (document) => {
      put(document).security = [];
    },
    ['added Ships_update: security nothing is enough now'],
    [
      'breaking Ships_update: security nothing is no longer enough; oauth + oauth read + oauth write, or key is',
    ],
  ],
  [
    'the document asks for more where an operation says nothing',
    (document) => {
      document.security = [{ oauth: ['read', 'all'] }];
    },
    [
      'breaking Ships_get: security oauth + oauth read is no longer enough; oauth + oauth read + oauth all is',
    ],
    ['added Ships_get: security oauth + oauth read is enough now'],
  ],
  [
    'a scheme goes',
    (document) => delete at(document, 'components', 'securitySchemes').key,
    ['breaking harbour: security scheme key is gone'],
    ['added harbour: security scheme key is new'],
  ],
  [
    'a key is sent otherwise',
    (document) => {
      at(document, 'components', 'securitySchemes', 'key').in = 'query';
    },
    ['breaking harbour: security scheme key in is another'],
    ['breaking harbour: security scheme key in is another'],
  ],
  [
    'a scope goes',
    (document) => delete at(flow(document), 'scopes').write,
    ['breaking harbour: security scheme oauth flow authorizationCode scope write is gone'],
    ['added harbour: security scheme oauth flow authorizationCode scope write is new'],
  ],
  [
    'a scope is described otherwise',
    (document) => {
      at(flow(document), 'scopes').write = 'Change.';
    },
    [
      'changed harbour: security scheme oauth flow authorizationCode scope write description says something else',
    ],
    [
      'changed harbour: security scheme oauth flow authorizationCode scope write description says something else',
    ],
  ],
  [
    'tokens come from elsewhere',
    (document) => {
      flow(document).tokenUrl = '/tokens';
    },
    ['breaking harbour: security scheme oauth flow authorizationCode tokenUrl is another'],
    ['breaking harbour: security scheme oauth flow authorizationCode tokenUrl is another'],
  ],
];
