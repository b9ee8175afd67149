// Requests of strangers to the areas beside eSignature, and several of them at once.
import {
  lease,
  agreements,
  jobs,
  stream,
  definitions,
  order,
  rosa,
  pathOf,
  file,
  open,
  statuses,
} from './areas/attack-kit.ts';
import { act, berths, create, created, read, values } from './areas/web-form-kit.ts';
import { listOf } from './documents/kit.ts';
import type { Row } from './documented/world.ts';
import { testRows } from './test-rows.ts';

const strangers: readonly Row[] = [
  {
    rule: 'inputs of a workflow may have any name',
    async try(world) {
      const sent = JSON.stringify(order()).replace(
        '{"signerName"',
        '{"__proto__":{"a":1},"signerName"',
      );
      return world.ask(`POST ${lease}/actions/trigger`, sent);
    },
    is: 200,
  },
  {
    rule: 'an input of a workflow has the type that it asks for',
    try: (world) => world.ask(`POST ${lease}/actions/trigger`, order({ signerEmail: { a: 1 } })),
    is: 400,
  },
  {
    rule: 'a workflow whose person has no e-mail address fails, and says why',
    async try(world) {
      const id = await world.make(
        `POST ${lease}/actions/trigger`,
        order({ signerEmail: 'nobody' }),
        'instance_id',
      );
      return (await world.ask(`GET ${lease}/instances/${id}`)).body['workflow_status'];
    },
    is: 'Failed',
  },
  {
    rule: 'a definition without a body is refused',
    try: (world) => world.ask(`POST ${definitions}`, '[['),
    is: { status: 400, body: { message: /./u } },
  },
  {
    rule: 'a definition that nests deeply is refused',
    try: (world) => world.ask(`POST ${definitions}`, '['.repeat(100_000)),
    is: 400,
  },
  {
    rule: 'a workflow with the template of nobody is not published',
    async try(world) {
      const { body } = await world.ask(`POST ${definitions}`, {
        workflowDefinition: {
          workflowName: 'x',
          trigger: {},
          steps: [
            {
              type: 'DS-Sign',
              input: {
                documents: [{ eSignTemplateId: '00000000-0000-4000-8000-000000000000' }],
              },
            },
          ],
        },
      });
      return world.ask(`POST ${definitions}/${body['workflowDefinitionId']}/publish`);
    },
    is: { status: 400, body: { message: /template/u } },
  },
  {
    rule: 'a value of a form may have any name',
    async try(world) {
      const sent = '{"clientUserId":"a","formValues":{"__proto__":"a","constructor":"b"}}';
      return world.ask(`POST ${berths}/instances`, sent);
    },
    is: 200,
  },
  {
    rule: 'the token of an instance of nobody opens nothing',
    try: (world) =>
      world.ask(
        'POST /_countersign/views/web-form/0f3a5c7e9b1d2f4068a8c0e2d4f6b813?tenant=default',
        'instanceToken=U2FsdGVkX1x',
        { as: '', type: 'application/x-www-form-urlencoded' },
      ),
    is: 410,
  },
  {
    rule: 'a return address that no browser can go to is refused',
    try: (world) => create(world, { returnUrl: 'javascript:alert(1)' }),
    is: { status: 400, code: 'INVALID_REQUEST_BODY' },
  },
  {
    rule: 'a document may have any name',
    async try(world) {
      const at = await open(world);
      const id = await world.make(
        `POST ${at}/documents`,
        file('../../e"\r\nx: 1.txt'),
        'document_id',
      );
      const { headers, status } = await world.ask(`GET ${at}/documents/${id}/contents`);
      return [status, headers.get('x')];
    },
    is: [200, null],
  },
  {
    rule: 'an uploaded file of one job is not one of another',
    async try(world) {
      const { body: one } = await world.ask(`POST ${jobs}`, { expected_number_of_docs: 1 });
      const { body: other } = await world.ask(`POST ${jobs}`, { expected_number_of_docs: 1 });
      const address = listOf(one['_embedded']?.['documents'])[0]?.['_actions']?.['upload_document'];
      const at = pathOf(address).replace(String(one['id']), String(other['id']));
      return world.ask(`PUT ${at}`, 'x', { headers: { 'x-ms-blob-type': 'BlockBlob' } });
    },
    is: 403,
  },
  {
    rule: 'a filter of any text is answered or refused',
    async try(world) {
      const odd = [
        "'",
        '((((',
        'title',
        'title eq',
        'not',
        'in',
        'title in (',
        '%00',
        'a.b.c.d eq 1',
      ];
      const told = await Promise.all(
        odd.map((text) => world.ask(`GET ${agreements}?$filter=${encodeURIComponent(text)}`)),
      );
      return told.filter(({ status }) => status !== 400).map(({ text }) => text);
    },
    is: [],
  },
  {
    rule: 'a cursor of any size is answered or refused',
    async try(world) {
      const odd = [
        'ab_999999999999999999_999999999999999999_999999999',
        'ab_000000000000000000_000000000000000000_1',
        '9999-12-31T23:59:59Z',
        '+275760-09-13T00:00:00Z',
        '0001-01-01T00:00:00Z',
      ];
      const told = await Promise.all(
        odd.map((text) =>
          world.ask(`GET /api/v2.0/datasets/monitor/stream?cursor=${encodeURIComponent(text)}`),
        ),
      );
      return told.filter(({ status }) => status >= 500).map(({ text }) => text);
    },
    is: [],
  },
];

const races: readonly Row[] = [
  {
    rule: 'a form that is submitted by several at once becomes one envelope',
    async try(world) {
      const instance = await created(world);
      const action = { action: 'submit', formValues: values };
      const told = await Promise.all([1, 2, 3].map(() => act(world, instance, action)));
      return [statuses(told), listOf((await read(world, instance))['envelopes']).length];
    },
    is: [[200, 400, 400], 1],
  },
  {
    rule: 'a workflow is paused once',
    async try(world) {
      return statuses(
        await Promise.all([1, 2, 3].map(() => world.ask(`POST ${lease}/actions/pause`))),
      );
    },
    is: [200, 409, 409],
  },
  {
    rule: 'an instance is canceled once',
    async try(world) {
      const id = await world.make(`POST ${lease}/actions/trigger`, order(), 'instance_id');
      return statuses(
        await Promise.all(
          [1, 2, 3].map(() => world.ask(`POST ${lease}/instances/${id}/actions/cancel`)),
        ),
      );
    },
    is: [200, 409, 409],
  },
  {
    rule: 'a job is completed once',
    async try(world) {
      const id = await world.make(`POST ${jobs}`, { expected_number_of_docs: 1 }, 'id');
      return statuses(
        await Promise.all([1, 2, 3].map(() => world.ask(`POST ${jobs}/${id}/actions/complete`))),
      );
    },
    is: [200, 400, 400],
  },
  {
    rule: 'a person is added to a workspace once',
    async try(world) {
      const at = await open(world);
      return statuses(await Promise.all([1, 2, 3].map(() => world.ask(`POST ${at}/users`, rosa))));
    },
    is: [201, 400, 400],
  },
  {
    rule: 'readers of the stream at one time read the same events',
    async try(world) {
      const told = await Promise.all([1, 2, 3].map(() => world.ask(`GET ${stream}`)));
      return new Set(told.map(({ text }) => text)).size;
    },
    is: 1,
  },
];

await testRows({ strangers, races });
