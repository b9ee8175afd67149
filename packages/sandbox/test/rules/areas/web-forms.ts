import { accountId } from '../../harness.ts';
import type { Row } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';
import { berths, forms } from './web-form-kit.ts';

export const formRules: readonly Row[] = [
  {
    rule: 'a list has numbers, and empty addresses at its ends',
    try: (world) => world.ask(`GET ${forms}`),
    is: {
      status: 200,
      body: {
        resultSetSize: 2,
        totalSetSize: 2,
        startPosition: 0,
        endPosition: 1,
        nextUrl: '',
        previousUrl: '',
      },
    },
  },
  {
    rule: 'a page of a list has the address of the next one',
    try: async (world) => (await world.ask(`GET ${forms}?count=1`)).body['nextUrl'],
    is: /start_position=1/u,
  },
  {
    rule: 'JSON has no blanks',
    try: async (world) => (await world.ask(`GET ${forms}`)).text,
    is: /^\{"items":\[\{"id":"/u,
  },
  {
    rule: 'a form in a list has no content',
    try: async (world) =>
      Object.keys(listOf((await world.ask(`GET ${forms}`)).body['items'])[0] ?? {}),
    is: [
      'id',
      'accountId',
      'isPublished',
      'isEnabled',
      'isUploaded',
      'hasDraftChanges',
      'formState',
      'formProperties',
      'formMetadata',
    ],
  },
  {
    rule: 'a form is the draft unless the active one is asked for',
    try: async (world) => [
      (await world.ask(`GET ${berths}`)).body['formState'],
      (await world.ask(`GET ${berths}?state=active`)).body['formState'],
    ],
    is: ['draft', 'active'],
  },
  {
    rule: 'the version grows with each publication',
    async try(world) {
      const before = await world.ask(`GET ${berths}`);
      await world.ask(`PATCH control:accounts/${accountId}/web-forms/${berths.slice(-36)}`, {
        isPublished: true,
      });
      const after = await world.ask(`GET ${berths}`);
      return Number(after.body['versionId']) - Number(before.body['versionId']);
    },
    is: 1,
  },
  {
    rule: 'a form of a template has the type hasEsignTemplate, and another one is standalone',
    async try(world) {
      const { body } = await world.ask(`GET ${forms}?sort_by=createdDateTime:asc`);
      return listOf(body['items']).map((form) => form['formMetadata']?.['type']);
    },
    is: ['standalone', 'hasEsignTemplate'],
  },
  {
    rule: 'an account ID that is none is refused',
    try: (world) => world.ask('GET /api/webforms/v1.1/accounts/123abc/forms'),
    is: { body: { errorCode: /./u, message: /./u } },
  },
  {
    rule: 'a form ID that is none is refused',
    try: (world) => world.ask(`GET ${forms}/123xyz`),
    is: { body: { errorCode: /./u, message: /./u } },
  },
  {
    rule: 'forms of another account cannot be listed',
    try: (world) =>
      world.ask('GET /api/webforms/v1.1/accounts/c9b1f0a2-0000-4000-8000-000000000000/forms'),
    is: { status: 403, code: 'USER_LACKS_PERMISSIONS' },
  },
];
