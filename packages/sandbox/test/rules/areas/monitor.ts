import { accountId } from '../../harness.ts';
import type { Body } from '../ask.ts';
import { organization, type Row, type World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const stream = '/api/v2.0/datasets/monitor/stream';

/** The whole stream. */
const read = (world: World, more = '') =>
  world.ask(`GET ${stream}?cursor=2021-01-01T00:00:00Z${more}`);

/** The first event of an object with an action. */
async function find(world: World, object: string, action: string) {
  const { body } = await read(world, '&limit=2000');
  return listOf(body['data']).find((one) => one['object'] === object && one['action'] === action);
}

/** The result of a query for events themselves. */
async function query(world: World, filters: readonly object[], raw: object = {}) {
  const aggregations = [{ aggregationName: 'Raw', ...raw }];
  const { body } = await world.ask('POST /api/v2.0/datasets/monitor/web_query', {
    filters,
    aggregations,
  });
  return listOf(body['result']).flatMap((one) => listOf(one['data']));
}

/** The different values that a member has, in order. */
const valuesOf = (events: readonly Body[], member: string) =>
  [...new Set(events.map((event) => String(event[member])))].toSorted();

export const monitorRules: readonly Row[] = [
  {
    rule: 'the end of the page comes before the events',
    try: async (world) => Object.keys((await read(world)).body),
    is: ['endCursor', 'data'],
  },
  {
    rule: 'an endCursor has letters, digits and underscores in three parts behind two of them',
    try: async (world) => (await read(world)).body['endCursor'],
    is: /^[a-z\d]{2}_\d+_\d+_\d+$/u,
  },
  {
    rule: 'version 2 is version 2.0',
    try: (world) => world.ask('GET /api/v2/datasets/monitor/stream'),
    is: 200,
  },
  {
    rule: 'without a cursor, the stream begins a week ago',
    async try(world) {
      await world.ask('PUT control:clock', { now: '2026-11-29T00:00:00Z', frozen: true });
      const { body } = await world.ask(`GET ${stream}?limit=1`);
      return String(listOf(body['data'])[0]?.['timestamp']).slice(0, 10) >= '2026-11-22';
    },
    is: true,
  },
  {
    rule: 'a page has at most 2000 events',
    try: (world) => read(world, '&limit=2001'),
    is: 400,
  },
  {
    rule: 'a time has seven digits and Z',
    try: async (world) => listOf((await read(world, '&limit=1')).body['data'])[0]?.['timestamp'],
    is: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{7}Z$/u,
  },
  {
    rule: 'the site of the demo environment is DEMO',
    try: async (world) => listOf((await read(world, '&limit=1')).body['data'])[0]?.['site'],
    is: 'DEMO',
  },
  {
    rule: 'what does not apply is empty text',
    try: async (world) => listOf((await read(world, '&limit=1')).body['data'])[0],
    is: {
      property: '',
      field: '',
      userAgent: '',
      referencedUserId: '',
      proxyStatus: '',
      proxyType: '',
      proxyLevel: '',
      device: '',
      browser: '',
      os: '',
    },
  },
  {
    rule: 'the place of an address that nothing is known of is at 0 degrees',
    try: async (world) => listOf((await read(world, '&limit=1')).body['data'])[0],
    is: { latitude: 0, longitude: 0, city: '', state: '', country: '' },
  },
  {
    rule: 'a new envelope has no result, and its data only its ID',
    async try(world) {
      const EnvelopeId = await world.draft();
      const { body } = await read(world, '&limit=2000');
      const own = listOf(body['data']).filter((one) => one['data']?.['EnvelopeId'] === EnvelopeId);
      return own.map(({ object, action, result, data }) => ({
        event: `${object} ${action}`,
        result,
        names: Object.keys(data ?? {}),
      }));
    },
    is: [{ event: 'Envelope Created', result: '', names: ['EnvelopeId'] }],
  },
  {
    rule: 'an envelope that was sent names the users to whom it went',
    async try(world) {
      const EnvelopeId = await world.sent();
      const { body } = await read(world, '&limit=2000');
      const own = listOf(body['data']).find(
        ({ action, object, data }) =>
          data?.['EnvelopeId'] === EnvelopeId && action === 'Sent' && object === 'Envelope',
      );
      return listOf(own?.['data']?.['RecipientList']).map((one) => Object.keys(one));
    },
    is: [['UserId']],
  },
  {
    rule: 'an invitation is an event of its recipient',
    async try(world) {
      await world.sent();
      return find(world, 'Recipient', 'Sent');
    },
    is: { source: /^(?:API|Web)$/u },
  },
  {
    rule: 'an envelope that was signed names who signed',
    async try(world) {
      const id = await world.sent();
      await world.sign(id);
      return (await find(world, 'Envelope', 'Signed'))?.['data']?.['RecipientInfo'];
    },
    is: { RecipientId: /^[\da-f-]{36}$/u },
  },
  {
    rule: 'who is added to an account is named, with the membership and its profile',
    async try(world) {
      const event = await find(world, 'Account', 'UserAdded');
      const userId = event?.['data']?.['AffectedUserId'] ?? 'nobody';
      return {
        names: Object.keys(event?.['data'] ?? {}).toSorted(),
        isSame: event?.['affectedUserId'] === userId && event['referencedUserId'] === userId,
      };
    },
    is: {
      names: ['AffectedMembershipId', 'AffectedUserId', 'PermissionProfileId'],
      isSame: true,
    },
  },
  {
    rule: 'a query has the events between two days, the newest first',
    async try(world) {
      const Time = { FilterName: 'Time', BeginTime: '2026-11-02', EndTime: '2026-11-20' };
      const found = await query(world, [Time], { orderby: ['Timestamp, desc'], limit: '3' });
      const days = found.map(({ timestamp = '' }) => String(timestamp).slice(0, 10));
      return (
        days.length === 3 &&
        days.every((day) => day >= '2026-11-02' && day < '2026-11-20') &&
        String(days) === String(days.toSorted().toReversed())
      );
    },
    is: true,
  },
  {
    rule: 'a query has the events of one account',
    try: async (world) =>
      valuesOf(
        await query(world, [{ FilterName: 'Has', ColumnName: 'AccountId', Value: accountId }]),
        'accountId',
      ),
    is: [accountId],
  },
  {
    rule: 'a query has the events of some kinds of objects, and reads names in lower case',
    try: async (world) =>
      valuesOf(
        await query(world, [
          { filterName: 'In', columnName: 'Object', values: ['Envelope', 'Recipient'] },
        ]),
        'object',
      ),
    is: ['Envelope', 'Recipient'],
  },
  {
    rule: 'the result of a query has the name of its aggregation',
    async try(world) {
      const { body } = await world.ask('POST /api/v2/datasets/monitor/web_query', {
        filters: [],
        aggregations: [{ aggregationName: 'Raw', limit: 1 }],
      });
      return listOf(body['result']).map(({ name, data }) => [name, listOf(data).length]);
    },
    is: [['Raw', 1]],
  },
  {
    rule: 'a query with a filter of another name is refused',
    try: (world) =>
      world.ask('POST /api/v2.0/datasets/monitor/web_query', {
        filters: [{ FilterName: 'Like' }],
        aggregations: [],
      }),
    is: 400,
  },
  {
    rule: 'a user who administers no organization is refused',
    try: (world) => world.ask(`GET ${stream}`, undefined, { as: 'sandbox-sender' }),
    is: 403,
  },
  {
    rule: 'an alert has the object Alert and the source Other',
    async try(world) {
      await world.ask(`POST control:organizations/${organization}/monitor/alerts`, {
        action: 'MassDeletion',
      });
      const { body } = await read(world);
      return listOf(body['data']).find((event) => event['object'] === 'Alert');
    },
    is: {
      action: 'MassDeletion',
      source: 'Other',
      data: { EventIds: [], Count: '0', Severity: 'Medium' },
    },
  },
];
