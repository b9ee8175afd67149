import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvelopeDefinition, Workflow } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopesCreate,
  envelopesGet,
  envelopesGetNotificationSettings,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { definition, startControlTest } from '../control/harness.ts';
import { catchErrorCode } from '../lease.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

const beforeSecond = {
  action: 'pause_before',
  triggerOnItem: 'routing_order',
  itemId: '2',
} as const;

const rules = (delay: string) => ({ scheduledSending: { rules: [{ delay }] } });

async function make(client: Client, workflow: Workflow): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition({ workflow }) });
  return envelopeId;
}

async function look(client: Client, envelopeId: string) {
  const query = { include: 'recipients,workflow' };
  const { status, workflow, recipients } = await envelopesGet(client, {
    path: { envelopeId },
    query,
  });
  return { status, workflow, signers: recipients?.signers?.map((one) => one.status) };
}

test('an envelope stops before the turn of a step, until it is told to go on', async () => {
  const { client, control } = running.newTenant();
  const envelopeId = await make(client, { workflowSteps: [beforeSecond] });
  expect(await look(client, envelopeId)).toMatchObject({
    workflow: { workflowStatus: 'pending', workflowSteps: [{ status: 'pending' }] },
    signers: ['sent', 'created'],
  });
  await control.sign(envelopeId, '1', { berth: '12' });
  const stopped = await look(client, envelopeId);
  expect(stopped).toMatchObject({
    status: 'sent',
    workflow: { workflowStatus: 'paused', workflowSteps: [{ status: 'in_progress' }] },
    signers: ['completed', 'created'],
  });
  expect(stopped.workflow?.currentWorkflowStepId).toBe(
    stopped.workflow?.workflowSteps?.[0]?.workflowStepId,
  );
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { workflow: { workflowStatus: 'in_progress' } },
  });
  expect(await look(client, envelopeId)).toMatchObject({
    workflow: { workflowStatus: 'completed', workflowSteps: [{ status: 'completed' }] },
    signers: ['completed', 'sent'],
  });
  await control.sign(envelopeId, '2');
  expect((await look(client, envelopeId)).status).toBe('completed');
});

test('a step with a delay goes on by itself', async () => {
  const { client, control } = running.newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const delayedRouting = { rules: [{ delay: '2.00:00:00' }] };
  const envelopeId = await make(client, { workflowSteps: [{ ...beforeSecond, delayedRouting }] });
  await control.sign(envelopeId, '1', { berth: '12' });
  expect(await look(client, envelopeId)).toMatchObject({
    workflow: {
      workflowStatus: 'paused',
      workflowSteps: [{ status: 'in_progress', delayedRouting: { status: 'started' } }],
    },
    signers: ['completed', 'created'],
  });
  await control.advance({ days: 2 });
  expect(await look(client, envelopeId)).toMatchObject({
    workflow: {
      workflowStatus: 'completed',
      workflowSteps: [{ status: 'completed', delayedRouting: { status: 'completed' } }],
    },
    signers: ['completed', 'sent'],
  });
});

test('what is to be sent later can be put off again, and sent at once', async () => {
  const { client, control } = running.newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const envelopeId = await make(client, rules('1.00:00:00'));
  const path = { envelopeId };
  expect(await look(client, envelopeId)).toMatchObject({
    status: 'created',
    workflow: { workflowStatus: 'scheduled', scheduledSending: { status: 'started' } },
  });
  await envelopesUpdate(client, { path, body: { workflow: rules('3.00:00:00') } });
  await control.advance({ days: 2 });
  expect((await look(client, envelopeId)).status).toBe('created');
  await envelopesUpdate(client, {
    path,
    body: { workflow: { workflowStatus: 'in_progress' } },
  });
  expect(await look(client, envelopeId)).toMatchObject({
    status: 'sent',
    workflow: { scheduledSending: { status: 'completed' } },
  });
});

test.each([
  ['in the past', { scheduledSending: { rules: [{ resumeDate: '2020-01-01T00:00:00Z' }] } }],
  ['too far ahead', { scheduledSending: { rules: [{ delay: '31.00:00:00' }] } }],
  [
    'said twice',
    { scheduledSending: { rules: [{ delay: '01:00:00', resumeDate: '2099-01-01T00:00:00Z' }] } },
  ],
  ['at no turn', { workflowSteps: [{ action: 'pause_before', triggerOnItem: 'routing_order' }] }],
  ['at a step of nobody', { workflowSteps: [{ ...beforeSecond, workflowStepId: 'mine' }] }],
  [
    'at a step, in the past',
    {
      workflowSteps: [
        { ...beforeSecond, delayedRouting: { rules: [{ resumeDate: '2020-01-01T00:00:00Z' }] } },
      ],
    },
  ],
] satisfies [string, Workflow][])('a wait %s is refused', async (_what, workflow) => {
  const { client } = running.newTenant();
  expect(await catchErrorCode(make(client, workflow))).toBe('INVALID_REQUEST_PARAMETER');
});

test('a workflow and a notification in an inline template count as those of an envelope', async () => {
  const { client, control } = running.newTenant();
  const { recipients, documents = [], ...rest } = definition();
  const inline = (envelope: EnvelopeDefinition): EnvelopeDefinition => ({
    ...rest,
    compositeTemplates: [{ inlineTemplates: [{ sequence: '1', recipients, documents, envelope }] }],
  });
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: inline({
      workflow: { workflowSteps: [beforeSecond] },
      notification: { reminders: { reminderEnabled: 'true', reminderDelay: '3' } },
    }),
  });
  const made = await look(client, envelopeId);
  expect(made).toMatchObject({
    workflow: {
      workflowStatus: 'pending',
      workflowSteps: [{ status: 'pending', workflowStepId: expect.any(String) }],
    },
  });
  const { expirations, reminders } = await envelopesGetNotificationSettings(client, {
    path: { envelopeId },
  });
  expect(reminders).toMatchObject({ reminderDelay: '3' });
  expect(expirations).toBeDefined();
  await control.sign(envelopeId, '1', { berth: '12' });
  expect(await look(client, envelopeId)).toMatchObject({
    workflow: { workflowStatus: 'paused', workflowSteps: [{ status: 'in_progress' }] },
    signers: ['completed', 'created'],
  });
  const wrong = inline({ workflow: { workflowSteps: [{ ...beforeSecond, itemId: '0' }] } });
  await expect(envelopesCreate(client, { body: wrong })).rejects.toMatchObject({
    code: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining(
      '/compositeTemplates/0/inlineTemplates/0/envelope/workflow/workflowSteps/0/itemId',
    ),
  });
  const long = inline({ notification: { expirations: { expireAfter: '1000' } } });
  expect(await catchErrorCode(envelopesCreate(client, { body: long }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});
