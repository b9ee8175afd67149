// The areas beside eSignature in tenants, snapshots and faults, and the events that they tell of.
import { accountId } from '../harness.ts';
import {
  workflows,
  lease,
  agreements,
  workspaces,
  stream,
  order,
  rosa,
  elsewhere,
  pathOf,
  open,
} from './areas/attack-kit.ts';
import { act, berths, create, created, values } from './areas/web-form-kit.ts';
import { listOf } from './documents/kit.ts';
import type { Row, World } from './documented/world.ts';
import { testRows } from './test-rows.ts';

const tenants: readonly Row[] = [
  {
    rule: 'an instance of a form is in its tenant alone',
    async try(world) {
      const { id } = await created(world);
      return world.ask(`GET ${berths}/instances/${id}`, undefined, elsewhere);
    },
    is: 404,
  },
  {
    rule: 'a workflow that is paused in one tenant is not in another',
    async try(world) {
      await world.ask(`POST ${lease}/actions/pause`);
      return world.ask(`POST ${lease}/actions/trigger`, order(), elsewhere);
    },
    is: 200,
  },
  {
    rule: 'the page of an instance of a workflow is in its tenant alone',
    async try(world) {
      const { body } = await world.ask(`POST ${lease}/actions/trigger`, order());
      const at = pathOf(body['instance_url']).replace(/&tenant=[^&]*/u, '');
      return world.ask(`GET ${at}`, undefined, { as: '' });
    },
    is: 404,
  },
  {
    rule: 'the page of a workspace is in its tenant alone',
    async try(world) {
      await world.ask(`POST ${await open(world)}/users`, rosa);
      const { body } = await world.ask(`GET control:outbox?to=${rosa.email}`);
      const { body: mail } = await world.ask(
        `GET control:outbox/${listOf(body['mails'])[0]?.['mailId']}`,
      );
      const at = String(mail['link'] ?? '').replace(/tenant=[^&]*/u, 'tenant=another');
      return world.ask(`GET ${at}`, undefined, { as: '' });
    },
    is: 404,
  },
  {
    rule: 'an agreement that was deleted in one tenant is still in another',
    async try(world) {
      const at = `${agreements}/2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142`;
      await world.ask(`DELETE ${at}`);
      return world.ask(`GET ${at}`, undefined, elsewhere);
    },
    is: 200,
  },
];

/** The text of a response without what differs each time. */
const plain = ({ text }: { text: string }) =>
  text.replaceAll(/"(?:request_id|response_timestamp|response_duration_ms)": [^\n]*/gu, '');

/** Takes a snapshot, does something, restores the snapshot, and reads. */
const after =
  (work: (world: World) => Promise<unknown>, address: string) => async (world: World) => {
    const before = await world.ask(`GET ${address}`);
    await world.ask('PUT control:snapshots/before');
    await work(world);
    const between = await world.ask(`GET ${address}`);
    await world.ask('POST control:snapshots/before/restore');
    const again = await world.ask(`GET ${address}`);
    return [plain(before) === plain(between), plain(before) === plain(again)];
  };

const restored = [false, true];

const snapshots: readonly Row[] = [
  {
    rule: 'a snapshot has the instances of forms',
    try: after((world) => create(world), `${berths}/instances`),
    is: restored,
  },
  {
    rule: 'a snapshot has the instances of workflows',
    try: after(
      (world) => world.ask(`POST ${lease}/actions/trigger`, order()),
      `${lease}/instances`,
    ),
    is: restored,
  },
  {
    rule: 'a snapshot has the agreements',
    try: after(
      (world) => world.ask(`DELETE ${agreements}/2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142`),
      agreements,
    ),
    is: restored,
  },
  { rule: 'a snapshot has the workspaces', try: after(open, workspaces), is: restored },
  {
    rule: 'a snapshot has the apps that are installed',
    try: after(
      (world) =>
        world.ask(
          `DELETE control:accounts/${accountId}/extension-apps/5b2d8e71-c4a9-4f03-96e5-1d7b80f3a2c6`,
        ),
      `/v1/accounts/${accountId}/connected-fields/tab-groups`,
    ),
    is: restored,
  },
  {
    rule: 'a snapshot has what Monitor has read',
    try: after((world) => world.sent(), stream),
    is: restored,
  },
];

/** Sets a fault of an operation, and calls it. */
const faulty = (operation: string, address: string) => async (world: World) => {
  await world.ask('PUT control:faults', { faults: [{ operation, code: 500 }] });
  return world.ask(`GET ${address}`);
};

const faults: readonly Row[] = [
  ['WebForm_ListForms', berths.slice(0, -37), { errorCode: /./u, message: /./u }],
  ['Workflows_GetWorkflowsList', workflows, { error: /./u, code: /./u, timestamp: /./u }],
  ['Agreements_GetAgreementsList', agreements, { error: /./u, code: /./u, timestamp: /./u }],
  ['Workspaces_getWorkspaces', workspaces, { error_code: /./u, message: /./u }],
  [
    'TabInfo_GetTabGroups',
    `/v1/accounts/${accountId}/connected-fields/tab-groups`,
    { code: /./u, message: /./u },
  ],
].map(([operation, address, body]) => ({
  rule: `a fault of ${String(operation)} has the form of its area`,
  try: faulty(String(operation), String(address)),
  is: { status: 500, body },
}));

/** Has Connect listen, does something, and lists what Connect was told. */
const told = (work: (world: World) => Promise<unknown>) => async (world: World) => {
  await world.ask('POST connect', {
    name: 'All',
    urlToPublishTo: 'http://127.0.0.1:9/',
    allowEnvelopePublish: 'true',
    allUsers: 'true',
    deliveryMode: 'SIM',
    events: ['envelope-created', 'envelope-sent'],
    eventData: { version: 'restv2.1', includeData: [] },
  });
  await work(world);
  const { body } = await world.ask('GET control:deliveries');
  return [...new Set(listOf(body['deliveries']).map((one) => one['event']))];
};

const events: readonly Row[] = [
  {
    rule: 'Connect is told of the envelope of a form',
    try: told(async (world) => {
      const instance = await created(world);
      await act(world, instance, { action: 'submit', formValues: values });
    }),
    is: ['envelope-sent'],
  },
  {
    rule: 'Connect is told of the envelope of a workflow',
    try: told((world) => world.ask(`POST ${lease}/actions/trigger`, order())),
    is: ['envelope-sent'],
  },
  {
    rule: 'Connect is told of the draft of a workspace',
    try: told(async (world) =>
      world.ask(`POST ${await open(world)}/envelopes`, { envelope_name: 'Lease' }),
    ),
    is: ['envelope-created'],
  },
];

await testRows({ tenants, snapshots, faults, events });
