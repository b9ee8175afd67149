import type { Client } from '@countersign/client';
import {
  envelopeRecipientsDeleteList,
  envelopesCreate,
  envelopesDeleteEnvelopeScheduledSendingDefinition,
  envelopesGet,
  envelopesGetEnvelopeScheduledSendingDefinition,
  envelopesUpdate,
  envelopesUpdateEnvelopeScheduledSendingDefinition,
  envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, ScheduledSendingApiModel } from '@countersign/types/esign-v2.1';
import { afterAll, expect, test } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const now = '2026-11-23T08:00:00Z';
const tomorrow = { rules: [{ delay: '1.00:00:00' }] };
const inThreeDays = { rules: [{ resumeDate: '2026-11-26T08:00:00Z' }] };

async function start() {
  const tenant = newTenant();
  await tenant.control.freeze(now);
  return tenant;
}

async function make(
  client: Client,
  scheduledSending: ScheduledSendingApiModel,
  more: EnvelopeDefinition = {},
): Promise<{ envelopeId: string }> {
  const body = definition({ workflow: { scheduledSending }, ...more });
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  return { envelopeId };
}

const draft = { status: 'created' } as const;

async function look(client: Client, path: { envelopeId: string }) {
  const query = { include: 'workflow' };
  const { status, workflow } = await envelopesGet(client, { path, query });
  return [status, workflow?.workflowStatus, workflow?.scheduledSending?.status];
}

test('a draft waits to be sent, then for its time, and goes out by itself', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow, draft);
  expect(await look(client, path)).toEqual(['created', 'pending', 'pending']);
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
  const resumeDate = '2026-11-24T08:00:00.0000000Z';
  expect(await envelopesGetEnvelopeScheduledSendingDefinition(client, { path })).toEqual({
    status: 'started',
    resumeDate,
    ...tomorrow,
  });
  expect(
    await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, { path }),
  ).toMatchObject({ workflowStatus: 'scheduled', resumeDate });
  expect(await control.outbox()).toEqual([]);
  await control.advance({ hours: 24 });
  expect(await look(client, path)).toEqual(['sent', 'completed', 'completed']);
  expect((await control.outbox()).map(({ to }) => to.name)).toEqual(['Rosa Blum']);
  const { sentDateTime } = await envelopesGet(client, { path });
  expect(sentDateTime).toBe(resumeDate);
});

test('a change of the workflow cancels the countdown until the envelope is sent again', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow);
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
  await envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
    path,
    body: { scheduledSending: inThreeDays },
  });
  expect(await look(client, path)).toEqual(['created', 'pending', 'pending']);
  await control.advance({ days: 2 });
  expect(await look(client, path)).toEqual(['created', 'pending', 'pending']);
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
  await control.advance({ days: 1 });
  expect(await look(client, path)).toEqual(['sent', 'completed', 'completed']);
});

test('a change of the schedule starts the countdown again, and not once the envelope was sent', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow);
  const change = (delay: string) =>
    envelopesUpdateEnvelopeScheduledSendingDefinition(client, {
      path,
      body: { rules: [{ delay }] },
    });
  await change('2.00:00:00');
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
  await control.advance({ days: 1.5 });
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
  await change('00:01:00');
  await control.advance({ minutes: 2 });
  expect(await look(client, path)).toEqual(['sent', 'completed', 'completed']);
  expect(await catchErrorCode(change('00:02:00'))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
});

test('the schedule that the envelope already has changes nothing', async () => {
  const { client } = await start();
  const path = await make(client, tomorrow);
  const workflow = await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, { path });
  expect(
    await envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
      path,
      body: workflow,
    }),
  ).toEqual(workflow);
  expect(await look(client, path)).toEqual(['created', 'scheduled', 'started']);
});

test('deleting the workflow cancels the sending', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow);
  await envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition(client, { path });
  await control.advance({ days: 2 });
  expect(await look(client, path)).toEqual(['created', 'pending', undefined]);
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect((await envelopesGet(client, { path })).status).toBe('sent');
});

test('the schedule can be deleted before the countdown, not in it and not after it', async () => {
  const { client, control } = await start();
  const remove = (path: { envelopeId: string }) =>
    envelopesDeleteEnvelopeScheduledSendingDefinition(client, { path });
  const early = await make(client, tomorrow, draft);
  await remove(early);
  expect(await catchErrorCode(remove(early))).toBe('RESOURCE_NOT_FOUND');
  await envelopesUpdate(client, { path: early, body: { status: 'sent' } });
  expect((await envelopesGet(client, { path: early })).status).toBe('sent');
  const late = await make(client, tomorrow);
  expect(await catchErrorCode(remove(late))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  await control.advance({ days: 1 });
  expect(await catchErrorCode(remove(late))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  const again = envelopesUpdateEnvelopeScheduledSendingDefinition(client, {
    path: late,
    body: inThreeDays,
  });
  expect(await catchErrorCode(again)).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
});

test('`in_progress` sends a scheduled envelope at once, and only once', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow);
  await envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
    path,
    body: { workflowStatus: 'in_progress' },
  });
  expect(await look(client, path)).toEqual(['sent', 'completed', 'completed']);
  await control.advance({ days: 2 });
  expect(await control.outbox({ reason: 'signing-request' })).toHaveLength(1);
});

test('a date that has passed by the time of sending does not delay it', async () => {
  const { client, control } = await start();
  const path = await make(client, inThreeDays, draft);
  await control.advance({ days: 4 });
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect(await look(client, path)).toEqual(['sent', 'completed', 'completed']);
});

test('a voided envelope is not sent at its time', async () => {
  const { client, control } = await start();
  const path = await make(client, tomorrow);
  await envelopesUpdate(client, {
    path,
    body: { status: 'voided', voidedReason: 'The berth is taken.' },
  });
  await control.advance({ days: 2 });
  expect((await envelopesGet(client, { path })).status).toBe('voided');
  expect(await control.outbox({ reason: 'signing-request' })).toEqual([]);
});

test('an envelope that cannot be sent at its time stays a draft, and does not stop the others', async () => {
  const { client, control } = await start();
  const broken = await make(client, tomorrow);
  const later = await make(client, inThreeDays);
  await envelopeRecipientsDeleteList(client, {
    path: broken,
    body: { signers: [{ recipientId: '1' }, { recipientId: '2' }] },
  });
  await control.advance({ days: 4 });
  expect(await look(client, broken)).toEqual(['created', 'pending', 'pending']);
  expect((await envelopesGet(client, { path: later })).status).toBe('sent');
  const [mail] = await control.outbox({ reason: 'not-sent' });
  expect(mail?.text.join(' ')).toContain('without one');
});

test('a schedule needs a workflow', async () => {
  const { client } = await start();
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition(draft) });
  const path = { envelopeId };
  expect(
    await catchErrorCode(
      envelopesUpdateEnvelopeScheduledSendingDefinition(client, { path, body: tomorrow }),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
  await envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(client, {
    path,
    body: { scheduledSending: tomorrow },
  });
  expect(await envelopesGetEnvelopeScheduledSendingDefinition(client, { path })).toEqual({
    status: 'pending',
    ...tomorrow,
  });
});

test.each<[string, ScheduledSendingApiModel, string]>([
  ['two rules', { rules: [{ delay: '01:00:00' }, { delay: '02:00:00' }] }, '/rules'],
  ['a delay and a date', { rules: [{ delay: '01:00:00', resumeDate: now }] }, '/rules/0'],
  ['25 hours', { rules: [{ delay: '25:00:00' }] }, '/rules/0/delay'],
  ['words', { rules: [{ delay: 'tomorrow' }] }, '/rules/0/delay'],
  ['no time', { rules: [{ delay: '0.00:00:00' }] }, '/rules/0/delay'],
  ['31 days', { rules: [{ delay: '31.00:00:00' }] }, '/rules/0/delay'],
  ['the past', { rules: [{ resumeDate: '2026-11-22T08:00:00Z' }] }, '/rules/0/resumeDate'],
  ['the far future', { rules: [{ resumeDate: '2026-12-24T08:00:00Z' }] }, '/rules/0/resumeDate'],
])('a schedule of %s is refused', async (_what, scheduledSending, at) => {
  const { client } = await start();
  const code = 'INVALID_REQUEST_PARAMETER';
  await expect(make(client, scheduledSending)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(` /workflow/scheduledSending${at} `),
  });
  const path = await make(client, tomorrow, draft);
  await expect(
    envelopesUpdateEnvelopeScheduledSendingDefinition(client, { path, body: scheduledSending }),
  ).rejects.toMatchObject({ code, message: expect.stringContaining(` ${at} `) });
  expect(await envelopesGetEnvelopeScheduledSendingDefinition(client, { path })).toMatchObject(
    tomorrow,
  );
});
