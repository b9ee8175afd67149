import { accountId } from '../../harness.ts';
import type { Row, World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const agreements = `/v1/accounts/${accountId}/agreements`;
const jobs = `/v1/accounts/${accountId}/upload/jobs`;
const lease = `${agreements}/2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142`;

const refused = (status: number) => ({
  status,
  body: { error: /./u, code: String(status), timestamp: /Z$/u },
});
const problem = (status: number) => ({
  status,
  body: { type: 'about:blank', title: /./u, status, instance: /upload\/jobs/u },
});

const job = (world: World, more: object = {}) =>
  world.ask(`POST ${jobs}`, { expected_number_of_docs: 2, ...more });

export const navigatorRules: readonly Row[] = [
  {
    rule: 'a list has metadata of the response, and links to the first page and to itself',
    try: (world) => world.ask(`GET ${agreements}`),
    is: {
      status: 200,
      body: {
        response_metadata: { page_limit: 25, request_id: /./u, response_timestamp: /Z$/u },
        _links: { first: { href: /\/agreements\?/u }, self: { href: /\/agreements\?/u } },
      },
    },
  },
  {
    rule: 'the JSON is indented, and its first member is the ID',
    try: async (world) => (await world.ask(`GET ${lease}`)).text,
    is: /^\{\n {2}"id": "2e9c4b07[\w-]+",\n[^]*\n {2}"file_name": "/u,
  },
  {
    rule: 'an agreement has a link to its document or none',
    try: async (world) => (await world.ask(`GET ${lease}`)).status,
    is: 200,
  },
  {
    rule: 'a page has at least one',
    try: (world) => world.ask(`GET ${agreements}?limit=0`),
    is: refused(400),
  },
  {
    rule: 'an expression has at most 2000 characters',
    try: (world) => world.ask(`GET ${agreements}?$filter=${'x'.repeat(2001)}`),
    is: refused(400),
  },
  {
    rule: 'a search has at most 500 characters',
    try: (world) => world.ask(`GET ${agreements}?$search=${'x'.repeat(501)}`),
    is: refused(400),
  },
  {
    rule: 'a direction is one of two',
    try: (world) => world.ask(`GET ${agreements}?sort=title&direction=up`),
    is: refused(400),
  },
  {
    rule: 'names and operators count in any case',
    async try(world) {
      const { body } = await world.ask(`GET ${agreements}?$filter=TITLE%20EQ%20'berth%20lease'`);
      return Object.keys(body['data'] ?? {}).length;
    },
    is: 1,
  },
  {
    rule: 'nested names have slashes in expressions',
    async try(world) {
      const { body } = await world.ask(
        `GET ${agreements}?$filter=parties/name_in_agreement%20eq%20'Ines%20Valdivia'`,
      );
      return Object.keys(body['data'] ?? {}).length;
    },
    is: 1,
  },
  {
    rule: 'an unknown agreement is not found',
    try: (world) => world.ask(`GET ${agreements}/00000000-0000-4000-8000-000000000000`),
    is: refused(404),
  },
  {
    rule: 'an envelope outlives its agreement',
    async try(world) {
      const id = await world.completed();
      const { body } = await world.ask(`GET ${agreements}?source_id=${id}`);
      await world.ask(`DELETE ${agreements}/${listOf(body['data'])[0]?.['id']}`);
      return (await world.ask(`GET envelopes/${id}`)).body['status'];
    },
    is: 'completed',
  },
  {
    rule: 'an agreement of an envelope names it, and the account',
    async try(world) {
      const id = await world.completed();
      const { body } = await world.ask(`GET ${agreements}?source_id=${id}`);
      return listOf(body['data'])[0];
    },
    is: { source_name: 'ESign', source_account_id: accountId, status: 'COMPLETE' },
  },
  {
    rule: 'a summary is a text',
    try: (world) => world.ask(`POST ${lease}/ai/actions/summarize`),
    is: { status: 200, body: { summary: /Berth lease/u } },
  },
  {
    rule: 'a job needs the number of its files',
    try: (world) => world.ask(`POST ${jobs}`, { job_name: 'Old leases' }),
    is: problem(400),
  },
  {
    rule: 'a job has at least one file',
    try: (world) => job(world, { expected_number_of_docs: 0 }),
    is: problem(400),
  },
  {
    rule: 'a job has at most 10000 files',
    try: (world) => job(world, { expected_number_of_docs: 10_001 }),
    is: problem(400),
  },
  {
    rule: 'the name of a job has at most 256 characters',
    try: (world) => job(world, { job_name: 'x'.repeat(257) }),
    is: problem(400),
  },
  {
    rule: 'a new job is open for three days, with an address for each file',
    try: (world) => job(world),
    is: {
      status: 200,
      body: {
        status: 'OPEN',
        ttl_period: 'P3D',
        name: /./u,
        constraints: { max_documents_per_job: 10_000 },
        _embedded: {
          documents: [
            { sequence: 1, _actions: { upload_document: /sig=/u } },
            { sequence: 2, _actions: { upload_document: /sig=/u } },
          ],
        },
      },
    },
  },
  {
    rule: 'a job that nobody completes is canceled after its time',
    async try(world) {
      const id = await world.make(`POST ${jobs}`, { expected_number_of_docs: 1 }, 'id');
      await world.later(4);
      return (await world.ask(`GET ${jobs}/${id}`)).body['status'];
    },
    is: 'CANCELED',
  },
  {
    rule: 'an unknown job is not found',
    try: (world) => world.ask(`GET ${jobs}/00000000-0000-4000-8000-000000000000`),
    is: problem(404),
  },
  {
    rule: 'a job of nobody is refused',
    try: (world) => world.ask(`POST ${jobs}`, { expected_number_of_docs: 1 }, { as: 'nobody' }),
    is: problem(401),
  },
];
