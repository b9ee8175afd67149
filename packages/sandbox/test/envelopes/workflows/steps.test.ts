import type { Client } from '@countersign/client';
import {
  envelopesCreate,
  envelopesCreateEnvelopeWorkflowStepDefinition,
  envelopesDeleteEnvelopeWorkflowStepDefinition,
  envelopesGet,
  envelopesGetEnvelopeWorkflowStepDefinition,
  envelopesUpdate,
  envelopesUpdateEnvelopeWorkflowStepDefinition,
  envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, WorkflowStep } from '@countersign/types/esign-v2.1';
import { afterAll, expect, test } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const step = { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' } as const;
const twoDays = { rules: [{ delay: '2.00:00:00' }] };
const unknown = '00000000-0000-4000-8000-000000000000';

async function make(client: Client, more: EnvelopeDefinition = {}): Promise<string> {
  return (await envelopesCreate(client, { body: definition(more) })).envelopeId ?? '';
}

function add(client: Client, envelopeId: string, body: WorkflowStep = step) {
  return envelopesCreateEnvelopeWorkflowStepDefinition(client, { path: { envelopeId }, body });
}

async function getSigners(client: Client, envelopeId: string) {
  const query = { include: 'recipients' };
  const { recipients } = await envelopesGet(client, { path: { envelopeId }, query });
  return recipients?.signers?.map(({ status }) => status);
}

const getWorkflow = (client: Client, envelopeId: string) =>
  envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, { path: { envelopeId } });

const update = (client: Client, envelopeId: string, workflowStepId: string, body: WorkflowStep) =>
  envelopesUpdateEnvelopeWorkflowStepDefinition(client, {
    path: { envelopeId, workflowStepId },
    body,
  });

test('a step added after sending stops the envelope, and can be changed and deleted', async () => {
  const { client, control } = newTenant();
  const envelopeId = await make(client);
  const { workflowStepId = '', ...added } = await add(client, envelopeId);
  expect(added).toEqual({ ...step, status: 'pending' });
  const path = { envelopeId, workflowStepId };
  expect(await envelopesGetEnvelopeWorkflowStepDefinition(client, { path })).toEqual({
    workflowStepId,
    ...added,
  });
  expect(await update(client, envelopeId, workflowStepId, { delayedRouting: twoDays })).toEqual({
    workflowStepId,
    ...added,
    delayedRouting: { status: 'pending', ...twoDays },
  });
  await envelopesDeleteEnvelopeWorkflowStepDefinition(client, { path });
  expect(await getWorkflow(client, envelopeId)).toEqual({
    currentWorkflowStepId: '',
    workflowStatus: 'completed',
    workflowSteps: [],
  });
  await add(client, envelopeId);
  await control.sign(envelopeId, '1', { berth: '12' });
  expect(await getSigners(client, envelopeId)).toEqual(['completed', 'created']);
});

test('deleting the step at which an envelope is paused resumes it', async () => {
  const { client, control } = newTenant();
  const envelopeId = await make(client, { workflow: { workflowSteps: [step] } });
  await control.sign(envelopeId, '1', { berth: '12' });
  const { currentWorkflowStepId: workflowStepId = '', ...paused } = await getWorkflow(
    client,
    envelopeId,
  );
  expect(paused).toMatchObject({
    workflowStatus: 'paused',
    workflowSteps: [{ status: 'in_progress', triggeredDate: expect.any(String) }],
  });
  await envelopesDeleteEnvelopeWorkflowStepDefinition(client, {
    path: { envelopeId, workflowStepId },
  });
  expect(await getWorkflow(client, envelopeId)).toEqual({
    currentWorkflowStepId: '',
    workflowStatus: 'completed',
    workflowSteps: [],
  });
  expect(await getSigners(client, envelopeId)).toEqual(['completed', 'sent']);
});

test('a step that the envelope has left stays as it is', async () => {
  const { client, control } = newTenant();
  const envelopeId = await make(client, { workflow: { workflowSteps: [step] } });
  await control.sign(envelopeId, '1', { berth: '12' });
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { workflow: { workflowStatus: 'in_progress' } },
  });
  const left = await getWorkflow(client, envelopeId);
  const workflowStepId = left.workflowSteps?.[0]?.workflowStepId ?? '';
  const path = { envelopeId, workflowStepId };
  const replace = (workflowSteps: WorkflowStep[]) =>
    envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
      path: { envelopeId },
      body: { workflowSteps },
    });
  const remove = envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition;
  for (const call of [
    () => envelopesDeleteEnvelopeWorkflowStepDefinition(client, { path }),
    () => update(client, envelopeId, workflowStepId, { itemId: '3' }),
    () => update(client, envelopeId, workflowStepId, { delayedRouting: twoDays }),
    () => replace([]),
    () => replace([{ workflowStepId, ...step, itemId: '3' }]),
    () => remove(client, { path: { envelopeId } }),
  ])
    expect(await catchErrorCode(call())).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  expect(await getWorkflow(client, envelopeId)).toEqual(left);
});

test('a step cannot be before recipients that have received the envelope', async () => {
  const { client, control } = newTenant();
  const envelopeId = await make(client);
  expect(await catchErrorCode(add(client, envelopeId, { ...step, itemId: '1' }))).toBe(
    'WORKFLOW_UPDATE_NOT_ALLOWED',
  );
  const { workflowStepId = '' } = await add(client, envelopeId);
  expect(await catchErrorCode(update(client, envelopeId, workflowStepId, { itemId: '1' }))).toBe(
    'WORKFLOW_UPDATE_NOT_ALLOWED',
  );
  await control.sign(envelopeId, '1', { berth: '12' });
  await envelopesDeleteEnvelopeWorkflowStepDefinition(client, {
    path: { envelopeId, workflowStepId },
  });
  expect(await catchErrorCode(add(client, envelopeId))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  await control.sign(envelopeId, '2');
  expect(await catchErrorCode(add(client, envelopeId))).toBe('ENVELOPE_INVALID_STATUS');
});

const recipientRouting = (recipientId: string) => ({
  rules: {
    conditionalRecipients: [{ recipientId, recipientGroup: { groupName: 'Crew' } }],
  },
});

test('the rules of recipients are fixed once the envelope is sent', async () => {
  const { client } = newTenant();
  const workflow = { workflowSteps: [{ ...step, recipientRouting: recipientRouting('2') }] };
  const draft = await make(client, { workflow, status: 'created' });
  const first = async (envelopeId: string) =>
    (await getWorkflow(client, envelopeId)).workflowSteps?.[0]?.workflowStepId ?? '';
  expect(
    await update(client, draft, await first(draft), { recipientRouting: recipientRouting('3') }),
  ).toMatchObject({ recipientRouting: recipientRouting('3') });
  const sent = await make(client, { workflow });
  const change = update(client, sent, await first(sent), {
    recipientRouting: recipientRouting('3'),
  });
  expect(await catchErrorCode(change)).toBe('WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED');
  await update(client, sent, await first(sent), { recipientRouting: recipientRouting('2') });
});

test('recipients cannot sign while the sender has paused the envelope', async () => {
  const { client, control } = newTenant();
  const envelopeId = await make(client);
  const set = (workflowStatus: 'paused' | 'in_progress') =>
    envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
      path: { envelopeId },
      body: { workflowStatus },
    });
  expect(await set('paused')).toMatchObject({ workflowStatus: 'paused' });
  await expect(control.sign(envelopeId, '1', { berth: '12' })).rejects.toThrow('paused');
  await set('in_progress');
  await control.sign(envelopeId, '1', { berth: '12' });
  expect(await getSigners(client, envelopeId)).toEqual(['completed', 'sent']);
});

test.each<[string, WorkflowStep, string]>([
  ['its own ID', { ...step, workflowStepId: unknown }, '/workflowStepId'],
  ['no action', { triggerOnItem: 'routing_order', itemId: '2' }, '/action'],
  ['no trigger', { action: 'pause_before', itemId: '2' }, '/triggerOnItem'],
  ['no item', { action: 'pause_before', triggerOnItem: 'routing_order' }, '/itemId'],
  ['an item of the wrong kind', { ...step, itemId: 'second' }, '/itemId'],
  [
    'two rules',
    { ...step, delayedRouting: { rules: [...twoDays.rules, ...twoDays.rules] } },
    '/delayedRouting/rules',
  ],
])('a step with %s is refused', async (_what, body, at) => {
  const { client } = newTenant();
  const envelopeId = await make(client);
  await expect(add(client, envelopeId, body)).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining(` ${at} `),
  });
  expect(await catchErrorCode(getWorkflow(client, envelopeId))).toBe('RESOURCE_NOT_FOUND');
});

test('a step is found by its ID, which the body may repeat', async () => {
  const { client } = newTenant();
  const envelopeId = await make(client, { workflow: { workflowSteps: [step, step] } });
  const [first, second] = (await getWorkflow(client, envelopeId)).workflowSteps ?? [];
  const { workflowStepId = '' } = first ?? {};
  await update(client, envelopeId, workflowStepId.toUpperCase(), { ...step, workflowStepId });
  const other = { ...step, workflowStepId: second?.workflowStepId ?? '' };
  expect(await catchErrorCode(update(client, envelopeId, workflowStepId, other))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
  expect(await catchErrorCode(update(client, envelopeId, unknown, step))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  const many = Array.from({ length: 501 }, () => step);
  expect(await catchErrorCode(make(client, { workflow: { workflowSteps: many } }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});
