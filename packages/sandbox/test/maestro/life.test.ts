import {
  workflowInstanceManagementCancelWorkflowInstance,
  workflowInstanceManagementGetWorkflowInstance,
  workflowsGetWorkflowTriggerRequirements,
  workflowsGetWorkflowsList,
  workflowsPauseNewWorkflowInstances,
  workflowsResumePausedWorkflow,
  workflowsTriggerWorkflow,
} from '@countersign/client/maestro';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { newTenant, sandbox, client: clientOf, close } = await startControlTest();
afterAll(close);

const workflowId = '2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246';
const path = { accountId, workflowId };
const inputs = {
  signerName: 'Rosa Blum',
  signerEmail: 'rosa.blum@quayside.example',
  ccName: 'Mara Lindqvist',
  ccEmail: 'mara.lindqvist@harbour.example',
};
const body = { instance_name: 'Lease of berth 30', trigger_inputs: inputs };

/** A tenant with a new instance of the workflow of the seed. */
async function trigger() {
  const tenant = newTenant();
  await tenant.control.freeze('2026-11-23T09:00:00Z');
  const { instance_id: instanceId = '', instance_url: url = '' } = await workflowsTriggerWorkflow(
    tenant.client,
    { path, body },
  );
  return {
    ...tenant,
    instanceId,
    url,
    read: () =>
      workflowInstanceManagementGetWorkflowInstance(tenant.client, {
        path: { ...path, instanceId },
      }),
  };
}

/** Reports whether an envelope was sent by a step, and not by the seed. */
function isOfInstance({ recipients }: { recipients: { name: string; email: string }[] }): boolean {
  return recipients.some(({ email }) => email === inputs.signerEmail);
}

/** Names an input of the trigger, as definitions do. */
function input(propertyName: string) {
  return { source: 'step', propertyName, stepId: 'trigger' };
}

function show(url: string, init?: RequestInit): Promise<Response> {
  return sandbox.fetch(new Request(url, { redirect: 'manual', ...init }));
}

it('leads a person through a signature and a text to the end', async () => {
  const { control, url, read, instanceId } = await trigger();
  const first = await show(url);
  expect(first.status).toBe(303);
  expect(first.headers.get('location')).toContain('/_countersign/views/open/');
  expect(await read()).toMatchObject({
    workflow_status: 'In Progress',
    last_completed_step: 0,
    total_steps: 2,
    ended_at: null,
    trigger_inputs: inputs,
  });
  await control.advanceWorkflowInstance(accountId, instanceId);
  const text = await show(url);
  expect(await text.text()).toContain('Welcome to the harbour');
  const form = new URLSearchParams({ step: '1', action: 'go-on' });
  await show(url, { method: 'POST', body: form });
  expect(await read()).toMatchObject({
    workflow_status: 'Completed',
    last_completed_step: 2,
    last_completed_step_name: 'Show a confirmation',
    ended_at: '2026-11-23T09:00:00.0000000Z',
  });
  expect(await (await show(url)).text()).toContain('All steps are completed');
});

it('goes on when the envelope of a step is completed, and fails when it is declined', async () => {
  for (const [act, status, step] of [
    ['sign', 'In Progress', 1],
    ['decline', 'Failed', 0],
  ] as const) {
    const { control, read } = await trigger();
    const { envelopes } = await control.envelopes();
    const sent = envelopes.find(isOfInstance);
    const envelopeId = sent?.envelopeId ?? '';
    const recipientId = sent?.recipients[0]?.recipientId ?? '';
    if (act === 'sign') await control.sign(envelopeId, recipientId);
    else await control.decline(envelopeId, recipientId, 'The berth is too small.');
    expect(await read()).toMatchObject({ workflow_status: status, last_completed_step: step });
  }
});

it('expires by the clock, and is canceled only while it runs', async () => {
  const { client, control, read, instanceId } = await trigger();
  await control.advance({ days: 2 });
  expect(await read()).toMatchObject({ workflow_status: 'Expired' });
  await expect(
    workflowInstanceManagementCancelWorkflowInstance(client, { path: { ...path, instanceId } }),
  ).rejects.toMatchObject({ status: 409, code: '409' });
});

it('creates no instances while it is paused', async () => {
  const { client } = newTenant();
  expect(await workflowsPauseNewWorkflowInstances(client, { path })).toEqual({ status: 'paused' });
  const refused = { status: 409, code: '409' };
  await expect(workflowsTriggerWorkflow(client, { path, body })).rejects.toMatchObject({
    status: 400,
    code: '400',
  });
  await expect(workflowsPauseNewWorkflowInstances(client, { path })).rejects.toMatchObject(refused);
  expect(await workflowsResumePausedWorkflow(client, { path })).toEqual({ status: 'active' });
  await expect(workflowsResumePausedWorkflow(client, { path })).rejects.toMatchObject(refused);
  await workflowsTriggerWorkflow(client, { path, body });
});

it.each([
  ['an input that is missing', { signerName: 'Ines Valdivia' }, 'signerEmail'],
  ['an input of another type', { ...inputs, ccName: 7 }, 'ccName'],
])('refuses %s', async (_what, trigger_inputs, field) => {
  const { client } = newTenant();
  await expect(
    workflowsTriggerWorkflow(client, { path, body: { instance_name: 'x', trigger_inputs } }),
  ).rejects.toMatchObject({
    status: 400,
    code: '400',
    reason: expect.stringContaining(`/trigger_inputs/${field}`),
  });
});

it('creates nothing for a caller who may not send, by any of its addresses', async () => {
  const { tenant, control } = newTenant();
  const viewer = clientOf({ token: 'sandbox-viewer', tenant });
  await expect(workflowsTriggerWorkflow(viewer, { path, body })).rejects.toMatchObject({
    status: 403,
    code: '403',
  });
  expect((await control.envelopes()).envelopes.some(isOfInstance)).toBe(false);
  const { status } = await sandbox.fetch(
    new Request(
      `http://sandbox.test/aow-manage/v1.0/management/accounts/${accountId}/workflowDefinitions`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-viewer', 'x-countersign-tenant': tenant },
        body: '{}',
      },
    ),
  );
  expect(status).toBe(403);
});

it('warns of inputs that a workflow does not have', async () => {
  const { client, control } = newTenant();
  await workflowsTriggerWorkflow(client, {
    path,
    body: { ...body, trigger_inputs: { ...inputs, signerMail: 'x' } },
  });
  const [warning] = await control.warnings();
  expect(warning).toMatchObject({ code: 'unknown-property', at: '/trigger_inputs/signerMail' });
});

it.each([
  ['no token', undefined, 401],
  ['a token of nobody', 'Bearer nobody', 401],
  ['another account', 'Bearer sandbox', 403, 'c9b1f0a2-0000-4000-8000-000000000000'],
])('takes no definition with %s', async (_what, authorization, status, account = accountId) => {
  const response = await sandbox.fetch(
    new Request(
      `http://sandbox.test/aow-manage/v1.0/management/accounts/${account}/workflowDefinitions`,
      { method: 'POST', headers: authorization === undefined ? {} : { authorization }, body: '{}' },
    ),
  );
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});

it('opens a page with its whole address only', async () => {
  const { url } = await trigger();
  const wrong = new URL(url);
  wrong.searchParams.set('mtsec', 'x');
  expect((await show(wrong.href)).status).toBe(404);
});

it('writes indented JSON, in which an ampersand is an escape', async () => {
  const { tenant } = newTenant();
  const response = await sandbox.fetch(
    new Request(
      `http://sandbox.test/v1/accounts/${accountId}/workflows/${workflowId}/actions/trigger`,
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer sandbox',
          'content-type': 'application/json',
          'x-countersign-tenant': tenant,
        },
        body: JSON.stringify(body),
      },
    ),
  );
  expect(await response.text()).toMatch(/^\{\n {2}"instance_id": "[\w-]+",\n.*\\u0026mtsec=/);
});

it('lets programs create and publish a workflow from a definition', async () => {
  const { client, tenant, control } = newTenant();
  const send = (address: string, sent?: object) =>
    sandbox.fetch(
      new Request(
        `http://sandbox.test/aow-manage/v1.0/management/accounts/${accountId}/workflowDefinitions${address}`,
        {
          method: 'POST',
          headers: {
            authorization: 'Bearer sandbox',
            'content-type': 'application/json',
            'x-countersign-tenant': tenant,
          },
          body: JSON.stringify(sent ?? {}),
        },
      ),
    );
  const created = await send('', {
    workflowDefinition: {
      workflowName: 'Invitation',
      trigger: {
        type: 'Http',
        input: { payload: { signerName: {}, signerEmail: {}, berths: { type: 'Number' } } },
      },
      steps: [
        {
          name: 'Get signatures',
          type: 'DS-Sign',
          input: {
            documents: [{ eSignTemplateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13' }],
            emailSubject: `${'x'.repeat(99)}\u{1F642}`,
            recipients: {
              signers: [
                { roleName: 'Tenant', name: input('signerName'), email: input('signerEmail') },
              ],
            },
          },
        },
      ],
    },
  });
  const { workflowDefinitionId: id }: { workflowDefinitionId: string } = await created.json();
  await send(`/${id}/publish?isPreRunCheck=true`);
  const { data } = await workflowsGetWorkflowsList(client, { path: { accountId } });
  expect(data.find((one) => one.id === id)).toMatchObject({ name: 'Invitation', status: 'active' });
  const { signerName, signerEmail } = inputs;
  const invite = (berths: string | number) =>
    workflowsTriggerWorkflow(client, {
      path: { accountId, workflowId: id },
      body: { instance_name: 'Invite', trigger_inputs: { signerName, signerEmail, berths } },
    });
  await expect(invite('2')).rejects.toMatchObject({ status: 400 });
  await invite(2);
  const { envelopes } = await control.envelopes();
  // A subject is cut to 100 characters, and no character to its half.
  expect(envelopes.find(isOfInstance)?.subject).toBe('x'.repeat(99));
});

it('reads the inputs of a definition whose variables are named after its trigger', async () => {
  const { client, tenant } = newTenant();
  const triggerId = 'wfTrigger';
  const from = (propertyName: string) => ({ source: 'step', propertyName, stepId: triggerId });
  const names = ['dacId', 'id', 'signerName', 'signerEmail'];
  const payload = Object.fromEntries(names.map((name) => [`${name}_${triggerId}`, from(name)]));
  const response = await sandbox.fetch(
    new Request(
      `http://sandbox.test/aow-manage/v1.0/management/accounts/${accountId}/workflowDefinitions`,
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer sandbox',
          'content-type': 'application/json',
          'x-countersign-tenant': tenant,
        },
        body: JSON.stringify({
          workflowDefinition: {
            workflowName: 'Invitation',
            trigger: { name: 'Get_URL', type: 'API', id: triggerId, input: { payload } },
            steps: [{ name: 'Set up', type: 'DS-EmailNotification', input: { recipients: [{}] } }],
          },
        }),
      },
    ),
  );
  const { workflowDefinitionId: id }: { workflowDefinitionId: string } = await response.json();
  expect(
    await workflowsGetWorkflowTriggerRequirements(client, { path: { accountId, workflowId: id } }),
  ).toMatchObject({
    trigger_id: expect.stringMatching(/^[\da-f-]{36}$/),
    trigger_input_schema: [{ field_name: 'signerName' }, { field_name: 'signerEmail' }],
  });
});
