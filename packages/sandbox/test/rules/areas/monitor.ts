import { organization, type Row, type World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const stream = '/api/v2.0/datasets/monitor/stream';

/** The whole stream. */
const read = (world: World, more = '') =>
  world.ask(`GET ${stream}?cursor=2021-01-01T00:00:00Z${more}`);

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
    is: { property: '', field: '', userAgent: '' },
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
    is: { action: 'MassDeletion', source: 'Other' },
  },
];
