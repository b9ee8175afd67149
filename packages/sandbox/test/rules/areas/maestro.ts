import { accountId } from '../../harness.ts';
import type { Row, World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';

const workflows = `/v1/accounts/${accountId}/workflows`;
const lease = `${workflows}/2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246`;
const inactive = `${workflows}/7b40c8e5-1d26-4f93-8a5e-06c9d2f1b738`;
const trigger_inputs = {
  signerName: 'Rosa Blum',
  signerEmail: 'rosa.blum@quayside.example',
  ccName: 'Mara Lindqvist',
  ccEmail: 'mara.lindqvist@harbour.example',
};
const order = { instance_name: 'Lease of berth 30', trigger_inputs };

const trigger = (world: World, more: object = {}) =>
  world.ask(`POST ${lease}/actions/trigger`, { ...order, ...more });

/** A new instance. */
async function instance(world: World): Promise<string> {
  const id = await world.make(`POST ${lease}/actions/trigger`, order, 'instance_id');
  return `${lease}/instances/${id}`;
}

const refused = (status: number) => ({
  status,
  body: { error: /./u, code: String(status), timestamp: /Z$/u },
});

export const maestroRules: readonly Row[] = [
  {
    rule: 'the list has its workflows with the members in this order',
    try: async (world) =>
      Object.keys(listOf((await world.ask(`GET ${workflows}`)).body['data'])[0] ?? {}),
    is: ['id', 'name', 'account_id', 'status', 'metadata'],
  },
  {
    rule: 'the list has a metadata of the response',
    try: async (world) => (await world.ask(`GET ${workflows}`)).body['response_metadata'],
    is: { request_id: /./u, response_timestamp: /Z$/u },
  },
  {
    rule: 'the list filters by status',
    async try(world) {
      const { body } = await world.ask(`GET ${workflows}?status=inactive`);
      return listOf(body['data']).map((one) => one['name']);
    },
    is: ['Winter storage'],
  },
  {
    rule: 'a status that no workflow can have is refused',
    try: (world) => world.ask(`GET ${workflows}?status=asleep`),
    is: refused(400),
  },
  {
    rule: 'the requirements say where to trigger, and with which inputs',
    try: (world) => world.ask(`GET ${lease}/trigger-requirements`),
    is: {
      status: 200,
      body: {
        trigger_event_type: 'HTTP',
        trigger_http_config: { method: 'POST', url: /\/actions\/trigger$/u },
        trigger_input_schema: [
          { field_name: 'signerName', field_data_type: 'String' },
          { field_name: 'signerEmail', field_data_type: 'String' },
          { field_name: 'ccName', field_data_type: 'String' },
          { field_name: 'ccEmail', field_data_type: 'String' },
        ],
      },
    },
  },
  {
    rule: 'a trigger answers with 200 and an address with two secrets',
    try: (world) => trigger(world),
    is: {
      status: 200,
      body: {
        instance_id: /^[\da-f-]{36}$/u,
        instance_url: /\/instances\/[\da-f-]{36}\/execution\?mtid=[\da-f-]{36}&mtsec=[\w-]{43}/u,
      },
    },
  },
  {
    rule: 'a trigger needs a name of the instance',
    try: (world) => world.ask(`POST ${lease}/actions/trigger`, { trigger_inputs }),
    is: refused(400),
  },
  {
    rule: 'a trigger needs inputs',
    try: (world) => world.ask(`POST ${lease}/actions/trigger`, { instance_name: 'x' }),
    is: refused(400),
  },
  {
    rule: 'an inactive workflow cannot be triggered',
    try: (world) =>
      world.ask(`POST ${inactive}/actions/trigger`, {
        instance_name: 'x',
        trigger_inputs: { ownerName: 'x' },
      }),
    is: refused(400),
  },
  {
    rule: 'an inactive workflow cannot be paused',
    try: (world) => world.ask(`POST ${inactive}/actions/pause`),
    is: refused(409),
  },
  {
    rule: 'an unknown workflow is not found',
    try: (world) =>
      world.ask(`GET ${workflows}/00000000-0000-4000-8000-000000000000/trigger-requirements`),
    is: refused(404),
  },
  {
    rule: 'running instances go on while a workflow is paused',
    async try(world) {
      const own = await instance(world);
      await world.ask(`POST ${lease}/actions/pause`);
      return (await world.ask(`GET ${own}`)).body['workflow_status'];
    },
    is: 'In Progress',
  },
  {
    rule: 'an instance expires a day after its start',
    async try(world) {
      await world.ask('PUT control:clock', { now: '2026-11-23T09:00:00Z', frozen: true });
      const { body } = await world.ask(`GET ${await instance(world)}`);
      return body;
    },
    is: {
      started_at: /^2026-11-23T09/u,
      expires_at: /^2026-11-24T09/u,
      ended_at: null,
      canceled_at: null,
      canceled_by: null,
      last_completed_step_name: null,
      template_id: '2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246',
    },
  },
  {
    rule: 'canceling names the instance and the workflow, and leaves the envelope',
    async try(world) {
      const own = await instance(world);
      const { body } = await world.ask(`POST ${own}/actions/cancel`);
      const { body: after } = await world.ask(`GET ${own}`);
      const { body: list } = await world.ask(
        'GET envelopes?from_date=2026-01-01&status=sent&search_text=rosa.blum&include=recipients',
      );
      return {
        message: body['message'],
        status: after['workflow_status'],
        isEnded: after['ended_at'] === after['canceled_at'],
        sent: list['resultSetSize'],
      };
    },
    is: {
      message: /[\da-f-]{36} in 2f6a9d13/u,
      status: 'Canceled',
      isEnded: true,
      sent: '1',
    },
  },
  {
    rule: 'an instance that is canceled cannot be canceled again',
    async try(world) {
      const own = await instance(world);
      await world.ask(`POST ${own}/actions/cancel`);
      return world.ask(`POST ${own}/actions/cancel`);
    },
    is: refused(409),
  },
  {
    rule: 'the first signer is embedded and others are invited by e-mail',
    async try(world) {
      await trigger(world);
      const { body } = await world.ask('GET control:outbox?to=rosa.blum@quayside.example');
      return Object.keys(body['mails'] ?? {}).length;
    },
    is: 0,
  },
  {
    rule: 'an instance of another workflow is not found below this one',
    async try(world) {
      const own = await instance(world);
      return world.ask(`GET ${own.replace(lease, inactive)}`);
    },
    is: refused(404),
  },
  {
    rule: 'another account is refused',
    try: (world) => world.ask('GET /v1/accounts/c9b1f0a2-0000-4000-8000-000000000000/workflows'),
    is: refused(403),
  },
];
