import type { ConditionalRecipientRule, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode, createLease } from '../../lease.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '300' };
const approved = { recipientId: '1', scope: 'tabs', tabType: 'checkbox', tabLabel: 'Approved' };
const insured = { recipientId: '1', scope: 'tabs', tabType: 'text', tabLabel: 'Length' };
const people = [
  { recipientLabel: 'harbour', name: 'Tomas Okafor', email: 'tomas.okafor@harbour.example' },
  { recipientLabel: 'board', name: 'Omar Dahl', email: 'omar.dahl@seabird.example' },
];
const rule: ConditionalRecipientRule = {
  recipientId: '2',
  order: '0',
  recipientGroup: { groupName: 'Approvers', recipients: people },
  conditions: [
    {
      order: '2',
      recipientLabel: 'harbour',
      filters: [{ ...approved, operator: 'equals', value: 'true' }],
    },
    {
      order: '1',
      recipientLabel: 'board',
      filters: [
        { ...approved, operator: 'selected' },
        { ...insured, operator: 'greaterThan', value: '12' },
      ],
    },
  ],
};

/** A lease that goes to Ines, and then to whom the rule names by what she entered. */
function conditionalLease(): Promise<EnvelopeDefinition> {
  return createLease({
    status: 'sent',
    recipients: {
      signers: [
        {
          recipientId: '1',
          name: 'Ines Valdivia',
          email: 'ines.valdivia@seabird.example',
          tabs: {
            checkboxTabs: [{ ...place, tabLabel: 'Approved' }],
            textTabs: [{ ...place, tabLabel: 'Length' }],
          },
        },
        { recipientId: '2', routingOrder: '2', roleName: 'Approver' },
      ],
    },
    workflow: {
      workflowSteps: [
        {
          action: 'pause_before',
          triggerOnItem: 'routing_order',
          itemId: '2',
          recipientRouting: { rules: { conditionalRecipients: [rule] } },
        },
      ],
    },
  });
}

test.each<[string, Record<string, string>, string]>([
  ['the box', { Approved: 'true', Length: '9' }, 'Tomas Okafor'],
  ['the box and the length', { Approved: 'true', Length: '14' }, 'Omar Dahl'],
])('%s names who signs next', async (_what, values, name) => {
  const { client, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, { body: await conditionalLease() });
  await control.sign(envelopeId, '1', values);
  const query = { include: 'recipients,workflow' };
  const { recipients, workflow } = await envelopesGet(client, { path: { envelopeId }, query });
  const [, next] = recipients?.signers ?? [];
  expect(next).toMatchObject({ recipientId: '2', name, status: 'sent' });
  expect(workflow).toMatchObject({
    workflowStatus: 'completed',
    workflowSteps: [{ status: 'completed' }],
  });
  const [mail] = await control.outbox({ envelopeId, to: next?.email ?? '' });
  expect(mail?.to.name).toBe(name);
});

/** Creates a rule that selects a recipient by the value of the box. */
const select = (recipientLabel: string, value: string) => ({
  recipientId: '2',
  order: value === 'true' ? '1' : '0',
  conditions: [
    {
      recipientLabel,
      order: '1',
      filters: [{ ...approved, operator: 'equals' as const, value }],
    },
  ],
});

test.each([
  ['true', 'Tomas Okafor'],
  ['false', 'Omar Dahl'],
])('several rules for one recipient share one group: the box is %s', async (Approved, name) => {
  const { client, control } = newTenant();
  const { workflow, ...rest } = await conditionalLease();
  const [step] = workflow?.workflowSteps ?? [];
  const conditionalRecipients = [
    { ...select('board', 'false'), recipientGroup: { groupName: 'Approvers', recipients: people } },
    select('harbour', 'true'),
  ];
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      ...rest,
      workflow: {
        workflowSteps: [{ ...step, recipientRouting: { rules: { conditionalRecipients } } }],
      },
    },
  });
  await control.sign(envelopeId, '1', { Approved });
  const query = { include: 'recipients' };
  const { recipients } = await envelopesGet(client, { path: { envelopeId }, query });
  expect(recipients?.signers?.[1]).toMatchObject({ name, status: 'sent' });
});

test('an envelope waits where no condition is met, until the sender names the recipient', async () => {
  const { client, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, { body: await conditionalLease() });
  await control.sign(envelopeId, '1', { Approved: 'false' });
  const query = { include: 'recipients,workflow' };
  const path = { envelopeId };
  expect(await envelopesGet(client, { path, query })).toMatchObject({
    status: 'sent',
    workflow: { workflowStatus: 'paused' },
    recipients: { signers: [{ status: 'completed' }, { status: 'created' }] },
  });
  const goOn = envelopesUpdate(client, {
    path,
    body: { workflow: { workflowStatus: 'in_progress' } },
  });
  expect(await catchErrorCode(goOn)).toBe('ENVELOPE_IS_INCOMPLETE');
});

test.each([
  ['names the recipient', 'true', { name: 'Tomas Okafor', status: 'sent' }],
  ['stays where no condition is met', 'false', { status: 'created' }],
])('after its delay a step %s', async (_what, Approved, next) => {
  const { client, control } = newTenant();
  const { workflow, ...rest } = await conditionalLease();
  const delayedRouting = { rules: [{ delay: '02:00:00' }] };
  const steps = workflow?.workflowSteps?.map((step) => ({ ...step, delayedRouting })) ?? [];
  const body = { ...rest, workflow: { workflowSteps: steps } };
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  await control.sign(envelopeId, '1', { Approved, Length: '9' });
  const query = { include: 'recipients' };
  const getNext = async () =>
    (await envelopesGet(client, { path: { envelopeId }, query })).recipients?.signers?.at(-1);
  expect(await getNext()).toMatchObject({ status: 'created' });
  await control.advance({ hours: 3 });
  expect(await getNext()).toMatchObject(next);
});

test('a recipient without a rule needs a name before it is sent', async () => {
  const { client } = newTenant();
  const { workflow: _rules, ...plain } = await conditionalLease();
  expect(await catchErrorCode(envelopesCreate(client, { body: plain }))).toBe(
    'ENVELOPE_IS_INCOMPLETE',
  );
});
