import {
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopesCreate,
  envelopesCreateTemplateWorkflowStepDefinition,
  envelopesDeleteTemplateDelayedRoutingDefinition,
  envelopesDeleteTemplateScheduledSendingDefinition,
  envelopesDeleteTemplateWorkflowStepDefinition,
  envelopesGet,
  envelopesGetTemplateDelayedRoutingDefinition,
  envelopesGetTemplateScheduledSendingDefinition,
  envelopesGetTemplateWorkflowStepDefinition,
  envelopesUpdateTemplateDelayedRoutingDefinition,
  envelopesUpdateTemplateScheduledSendingDefinition,
  envelopesUpdateTemplateWorkflowStepDefinition,
  envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition,
  envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionGetTemplateWorkflowDefinition,
  envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition,
  envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const { newTenant, close, client: newClient } = await startControlTest();
afterAll(close);

/** The template and the draft of the seed that have a workflow. */
const path = { templateId: 'c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19' };
const stepPath = { ...path, workflowStepId: '9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24' };
const draft = { envelopeId: '5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35' };
const step = { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' } as const;
const threeDays = { rules: [{ delay: '3.00:00:00' }] };
const onDate = { rules: [{ resumeDate: '2099-01-01T00:00:00Z' }] };

test('the workflow of a template runs in the envelopes that are created from it', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      status: 'sent',
      templateId: path.templateId,
      templateRoles: [
        { roleName: 'Owner', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' },
      ],
    },
  });
  const query = { include: 'workflow,recipients' };
  const look = () => envelopesGet(client, { path: { envelopeId }, query });
  const scheduled = await look();
  expect(scheduled).toMatchObject({
    status: 'created',
    workflow: { workflowStatus: 'scheduled', workflowSteps: [{ itemId: '2' }, { itemId: '3' }] },
  });
  expect(scheduled.workflow?.workflowSteps?.[0]?.workflowStepId).not.toBe(stepPath.workflowStepId);
  await control.advance({ days: 1 });
  await control.sign(envelopeId, '1', { 'Longer than 12 metres': 'true' });
  await control.advance({ days: 2 });
  await control.sign(envelopeId, '2');
  const { recipients, workflow } = await look();
  expect(recipients?.signers?.[2]).toMatchObject({ name: 'Omar Dahl', status: 'sent' });
  expect(workflow).toMatchObject({ workflowStatus: 'completed' });
  // The template itself has no state.
  expect(
    await envelopeWorkflowDefinitionGetTemplateWorkflowDefinition(client, { path }),
  ).toMatchObject({ workflowStatus: 'pending', scheduledSending: { status: 'pending' } });
});

test('the rules of a template follow its roles to the recipients of a composite template', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const owner = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };
  const signers = [{ recipientId: '41', roleName: 'Owner', ...owner }];
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      status: 'sent',
      compositeTemplates: [
        {
          serverTemplates: [{ sequence: '1', templateId: path.templateId }],
          inlineTemplates: [{ sequence: '2', recipients: { signers } }],
        },
      ],
    },
  });
  await control.advance({ days: 1 });
  await control.sign(envelopeId, '1', { 'Longer than 12 metres': 'false' });
  await control.advance({ days: 2 });
  await control.sign(envelopeId, '2');
  const query = { include: 'recipients' };
  const { recipients } = await envelopesGet(client, { path: { envelopeId }, query });
  expect(recipients?.signers).toContainEqual(
    expect.objectContaining({ recipientId: '3', name: 'Jonas Brandt', status: 'sent' }),
  );
});

test('all parts of the workflow of a template can be changed and deleted', async () => {
  const { client } = newTenant();
  const sent = { status: 'pending', ...threeDays };
  expect(
    await envelopesUpdateTemplateScheduledSendingDefinition(client, { path, body: threeDays }),
  ).toEqual(sent);
  expect(await envelopesGetTemplateScheduledSendingDefinition(client, { path })).toEqual(sent);
  expect(
    await envelopesUpdateTemplateDelayedRoutingDefinition(client, {
      path: stepPath,
      body: threeDays,
    }),
  ).toEqual(sent);
  expect(await envelopesGetTemplateDelayedRoutingDefinition(client, { path: stepPath })).toEqual(
    sent,
  );
  await envelopesDeleteTemplateDelayedRoutingDefinition(client, { path: stepPath });
  await envelopesUpdateTemplateWorkflowStepDefinition(client, {
    path: stepPath,
    body: { itemId: '3' },
  });
  expect(await envelopesGetTemplateWorkflowStepDefinition(client, { path: stepPath })).toEqual({
    ...step,
    itemId: '3',
    status: 'pending',
    workflowStepId: stepPath.workflowStepId,
  });
  await envelopesDeleteTemplateWorkflowStepDefinition(client, { path: stepPath });
  await envelopesDeleteTemplateScheduledSendingDefinition(client, { path });
  const { workflowStepId } = await envelopesCreateTemplateWorkflowStepDefinition(client, {
    path,
    body: step,
  });
  const workflow = await envelopeWorkflowDefinitionGetTemplateWorkflowDefinition(client, { path });
  expect(workflow.workflowSteps?.map((one) => one.itemId)).toEqual(['3', '2']);
  expect(workflow.workflowSteps?.[1]?.workflowStepId).toBe(workflowStepId);
  expect(workflow.scheduledSending).toBeUndefined();
  expect((await templatesGet(client, { path })).workflow).toEqual(workflow);
  await envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition(client, { path });
  await envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition(client, { path });
  for (const call of [
    () => envelopeWorkflowDefinitionGetTemplateWorkflowDefinition(client, { path }),
    () => envelopesGetTemplateScheduledSendingDefinition(client, { path }),
    () => envelopesGetTemplateWorkflowStepDefinition(client, { path: stepPath }),
    () => envelopesGetTemplateDelayedRoutingDefinition(client, { path: stepPath }),
    () => envelopesUpdateTemplateScheduledSendingDefinition(client, { path, body: threeDays }),
  ])
    expect(await catchErrorCode(call())).toBe('RESOURCE_NOT_FOUND');
  expect(
    await envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition(client, {
      path,
      body: { scheduledSending: threeDays },
    }),
  ).toMatchObject({ workflowStatus: 'pending', scheduledSending: sent });
});

test('the rules of a template cannot be dates', async () => {
  const { client } = newTenant();
  for (const call of [
    () => envelopesUpdateTemplateScheduledSendingDefinition(client, { path, body: onDate }),
    () => envelopesUpdateTemplateDelayedRoutingDefinition(client, { path: stepPath, body: onDate }),
    () =>
      envelopesCreateTemplateWorkflowStepDefinition(client, {
        path,
        body: { ...step, delayedRouting: onDate },
      }),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
      message: expect.stringContaining('not available for templates'),
    });
});

test('only those who may change an envelope or template change its workflow', async () => {
  const { tenant, client } = newTenant();
  const sender = newClient({ tenant, token: 'sandbox-sender' });
  const change = envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition(sender, {
    path: draft,
    body: { scheduledSending: threeDays },
  });
  expect(await catchErrorCode(change)).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  const read = envelopeWorkflowDefinitionGetTemplateWorkflowDefinition(sender, { path });
  expect(await catchErrorCode(read)).toBe('TEMPLATE_ID_INVALID');
  await envelopeLocksCreate(client, { path: draft, body: { lockType: 'edit' } });
  const locked = envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition(client, {
    path: draft,
  });
  expect(await catchErrorCode(locked)).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
});

test('what is changed under a lock with a scratch pad is undone with it, also in the calendar', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T08:00:00Z');
  const { lockToken } = await envelopeLocksCreate(client, {
    path: draft,
    body: { lockType: 'edit', useScratchPad: 'true' },
  });
  const header = { 'X-DocuSign-Edit': JSON.stringify({ LockToken: lockToken }) };
  const before = await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, {
    path: draft,
  });
  await envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition(client, { path: draft, header });
  await envelopeLocksDelete(client, { path: draft, query: { save_changes: 'false' }, header });
  expect(
    await envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition(client, { path: draft }),
  ).toEqual(before);
});
