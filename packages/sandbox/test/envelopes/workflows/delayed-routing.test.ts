import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  envelopesCreate,
  envelopesDeleteEnvelopeDelayedRoutingDefinition,
  envelopesGet,
  envelopesGetEnvelopeDelayedRoutingDefinition,
  envelopesGetEnvelopeWorkflowStepDefinition,
  envelopesUpdate,
  envelopesUpdateEnvelopeDelayedRoutingDefinition,
  envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition,
} from '@countersign/client/esign-v2.1';
import type { DelayedRoutingApiModel, WorkflowStep } from '@countersign/types/esign-v2.1';
import { afterAll, expect, test } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const step = { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' } as const;
const twoDays = { rules: [{ delay: '2.00:00:00' }] };

async function start() {
  const tenant = newTenant();
  await tenant.control.freeze('2026-11-23T08:00:00Z');
  return tenant;
}

/** An envelope with a step before its second signer; gives the path of the step. */
async function make(client: Client, more: WorkflowStep = { delayedRouting: twoDays }) {
  const body = definition({ workflow: { workflowSteps: [{ ...step, ...more }] } });
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  const path = { envelopeId };
  const { workflowSteps } = await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, {
    path,
  });
  return { envelopeId, workflowStepId: workflowSteps?.[0]?.workflowStepId ?? '' };
}

type StepPath = Awaited<ReturnType<typeof make>>;

/** The statuses of envelope, workflow, step and delay, and of the second signer. */
async function look(client: Client, path: StepPath) {
  const query = { include: 'workflow,recipients' };
  const { status, workflow, recipients } = await envelopesGet(client, { path, query });
  const [first] = workflow?.workflowSteps ?? [];
  return [
    status,
    workflow?.workflowStatus,
    first?.status,
    first?.delayedRouting?.status,
    recipients?.signers?.[1]?.status,
  ];
}

const running = ['sent', 'paused', 'in_progress', 'started', 'created'];
const over = ['sent', 'completed', 'completed', 'completed', 'sent'];

const change = (client: Client, path: StepPath, body: DelayedRoutingApiModel) =>
  envelopesUpdateEnvelopeDelayedRoutingDefinition(client, { path, body });

test('the countdown begins when the step is reached', async () => {
  const { client, control } = await start();
  const path = await make(client);
  expect(await look(client, path)).toEqual(['sent', 'pending', 'pending', 'pending', 'created']);
  await control.advance({ days: 3 });
  await control.sign(path.envelopeId, '1', { berth: '12' });
  expect(await look(client, path)).toEqual(running);
  const resumeDate = '2026-11-28T08:00:00.0000000Z';
  expect(await envelopesGetEnvelopeDelayedRoutingDefinition(client, { path })).toEqual({
    status: 'started',
    resumeDate,
    ...twoDays,
  });
  expect(
    await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, { path }),
  ).toMatchObject({ currentWorkflowStepId: path.workflowStepId, resumeDate });
  await control.advance({ days: 2 });
  expect(await look(client, path)).toEqual(over);
  expect(await envelopesGetEnvelopeWorkflowStepDefinition(client, { path })).toMatchObject({
    triggeredDate: '2026-11-26T08:00:00.0000000Z',
    completedDate: resumeDate,
  });
  const [, second] = await control.outbox({ reason: 'signing-request' });
  expect(second?.to.name).toBe('Omar Dahl');
});

test('a running delay starts again with the new one', async () => {
  const { client, control } = await start();
  const path = await make(client);
  await control.sign(path.envelopeId, '1', { berth: '12' });
  await control.advance({ days: 1 });
  expect(await change(client, path, { rules: [{ delay: '00:01:00' }] })).toEqual({
    status: 'started',
    resumeDate: '2026-11-24T08:01:00.0000000Z',
    rules: [{ delay: '00:01:00' }],
  });
  await control.advance({ seconds: 59 });
  expect(await look(client, path)).toEqual(running);
  await control.advance({ seconds: 1 });
  expect(await look(client, path)).toEqual(over);
  await control.advance({ days: 2 });
  expect(await control.outbox({ reason: 'signing-request' })).toHaveLength(2);
  expect(await catchErrorCode(change(client, path, twoDays))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  // Setting the current value is not a change.
  await change(client, path, { rules: [{ delay: '00:01:00' }] });
});

test('the status of a workflow is pending between two delays', async () => {
  const { client, control } = await start();
  const third = {
    recipientId: '3',
    routingOrder: '3',
    name: 'Ida Berg',
    email: 'ida@quay.example',
  };
  const { recipients, ...rest } = definition();
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      ...rest,
      recipients: { signers: [...(recipients?.signers ?? []), third] },
      workflow: {
        workflowSteps: ['2', '3'].map((itemId) => ({ ...step, itemId, delayedRouting: twoDays })),
      },
    },
  });
  const statuses = async () => {
    const { workflowStatus, workflowSteps = [] } =
      await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, {
        path: { envelopeId },
      });
    return [workflowStatus, ...workflowSteps.map(({ status }) => status)];
  };
  expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  await control.sign(envelopeId, '1', { berth: '12' });
  expect(await statuses()).toEqual(['paused', 'in_progress', 'pending']);
  await control.advance({ days: 2 });
  expect(await statuses()).toEqual(['pending', 'completed', 'pending']);
  await control.sign(envelopeId, '2');
  expect(await statuses()).toEqual(['paused', 'completed', 'in_progress']);
  await control.advance({ days: 2 });
  expect(await statuses()).toEqual(['completed', 'completed', 'completed']);
});

test('a date that is over when the step is reached does not delay', async () => {
  const { client, control } = await start();
  const path = await make(client, {
    delayedRouting: { rules: [{ resumeDate: '2026-11-24T08:00:00Z' }] },
  });
  await control.advance({ days: 2 });
  await control.sign(path.envelopeId, '1', { berth: '12' });
  expect(await look(client, path)).toEqual(over);
});

test('without its delay a step pauses until the sender resumes the envelope', async () => {
  const { client, control } = await start();
  const path = await make(client);
  await envelopesDeleteEnvelopeDelayedRoutingDefinition(client, { path });
  const get = envelopesGetEnvelopeDelayedRoutingDefinition(client, { path });
  expect(await catchErrorCode(get)).toBe('RESOURCE_NOT_FOUND');
  await control.sign(path.envelopeId, '1', { berth: '12' });
  await control.advance({ days: 30 });
  expect(await look(client, path)).toEqual(['sent', 'paused', 'in_progress', undefined, 'created']);
  // The envelope has reached the step, so a delay would come too late.
  expect(await catchErrorCode(change(client, path, twoDays))).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  await envelopesUpdate(client, {
    path,
    query: { resend_envelope: 'true' },
    body: { workflow: { workflowStatus: 'in_progress' } },
  });
  expect((await look(client, path))[4]).toBe('sent');
  // A single e-mail, although the recipient is both invited and resent.
  const mails = await control.outbox({ reason: 'signing-request' });
  expect(mails.filter(({ to }) => to.name === 'Omar Dahl')).toHaveLength(1);
});

test('a delay that has started cannot be deleted', async () => {
  const { client, control } = await start();
  const path = await make(client);
  await control.sign(path.envelopeId, '1', { berth: '12' });
  const remove = () => envelopesDeleteEnvelopeDelayedRoutingDefinition(client, { path });
  expect(await catchErrorCode(remove())).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
  expect(await catchErrorCode(change(client, path, { rules: [] }))).toBe(
    'WORKFLOW_UPDATE_NOT_ALLOWED',
  );
  await control.advance({ days: 2 });
  expect(await look(client, path)).toEqual(over);
  expect(await catchErrorCode(remove())).toBe('WORKFLOW_UPDATE_NOT_ALLOWED');
});

test('the sender can resume before the delay is over', async () => {
  const { client, control } = await start();
  const path = await make(client);
  await control.sign(path.envelopeId, '1', { berth: '12' });
  await envelopesUpdate(client, { path, body: { workflow: { workflowStatus: 'in_progress' } } });
  expect(await look(client, path)).toEqual(over);
  await control.advance({ days: 3 });
  expect(await control.outbox({ reason: 'signing-request' })).toHaveLength(2);
});

test('a voided envelope stays as it is when the delay would be over', async () => {
  const { client, control } = await start();
  const path = await make(client);
  await control.sign(path.envelopeId, '1', { berth: '12' });
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'Sold.' } });
  const before = await look(client, path);
  await control.advance({ days: 3 });
  expect(await look(client, path)).toEqual(before);
  expect(await catchErrorCode(change(client, path, twoDays))).toBe('ENVELOPE_INVALID_STATUS');
});

test('an account without these features gets no delays and no schedules', async () => {
  const { client } = await start();
  const path = await make(client);
  await accountsUpdateSettings(client, { body: { allowDelayedRouting: 'false' } });
  expect(await catchErrorCode(make(client))).toBe('ACCOUNT_LACKS_PERMISSIONS');
  expect(await catchErrorCode(change(client, path, twoDays))).toBe('ACCOUNT_LACKS_PERMISSIONS');
  // A step that only pauses needs no delay.
  await make(client, {});
  await accountsUpdateSettings(client, { body: { allowScheduledSending: 'false' } });
  const scheduled = definition({ workflow: { scheduledSending: twoDays } });
  expect(await catchErrorCode(envelopesCreate(client, { body: scheduled }))).toBe(
    'ACCOUNT_LACKS_PERMISSIONS',
  );
});
