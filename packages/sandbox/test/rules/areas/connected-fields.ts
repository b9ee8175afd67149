import { accountId } from '../../harness.ts';
import type { Row } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const address = `/v1/accounts/${accountId}/connected-fields/tab-groups`;

export const connectedFieldsRules: readonly Row[] = [
  {
    rule: 'the answer is a list, with an entry for each installed app',
    try: async (world) => (await world.ask(`GET ${address}`)).text.slice(0, 10),
    is: '[{"appId":',
  },
  {
    rule: 'a token of nobody is refused with a code and a message',
    try: (world) => world.ask(`GET ${address}`, undefined, { as: 'nobody' }),
    is: { status: 401, body: { code: /./u, message: /./u } },
  },
  {
    rule: 'an account of others is refused with a code and a message',
    try: (world) =>
      world.ask(
        'GET /v1/accounts/c9b1f0a2-0000-4000-8000-000000000000/connected-fields/tab-groups',
      ),
    is: { status: 403, body: { code: /./u, message: /./u } },
  },
  {
    rule: 'all tabs of a group share its ID',
    async try(world) {
      const { body } = await world.ask(`GET ${address}`);
      const [app] = listOf(body);
      const tabs = listOf(app?.['tabs']);
      return new Set(tabs.map((tab) => tab['extensionData']?.['extensionGroupId'])).size;
    },
    is: 1,
  },
];
