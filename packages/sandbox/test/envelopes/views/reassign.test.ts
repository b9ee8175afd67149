import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  connectConfigurationsCreate,
  envelopeRecipientsList,
  envelopesListAuditEvents,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, Recipients } from '@countersign/types/esign-v2.1';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Control } from '../../../src/control/client.ts';
import { startReceiver } from '../../connect/receiver.ts';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, signHere, signingUrl } from './lease.ts';
import { fetchStatus, readEvent, signed } from './signed.ts';
import { createVisitor, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
beforeEach(() => void ({ client, control } = newTenant()));

const two: Recipients = {
  signers: [
    { ...ines, accessCode: '', note: 'Mind the length of the boat.', tabs: signHere },
    { ...omar, tabs: signHere },
  ],
};
const rosa = {
  'reassign-name': 'Rosa Blum',
  'reassign-email': 'rosa.blum@seabird.example',
  'reassign-reason': 'She owns the boat.',
};

async function open(more: EnvelopeDefinition = {}): Promise<{ envelopeId: string; page: Seen }> {
  const envelopeId = await makeLease(client, two, more);
  return { envelopeId, page: await go(await signingUrl(client, envelopeId)) };
}

const listRecipients = (envelopeId: string) =>
  envelopeRecipientsList(client, { path: { envelopeId }, query: { include_tabs: 'true' } });

describe('assigning to someone else', () => {
  it('gives the tabs to the new signer, and a copy to the old one', async () => {
    const { envelopeId, page } = await open();
    expect(page.html).toContain('Assign to someone else');
    expect(readEvent(await press(page, 'reassign', rosa))).toBe('viewing_complete');
    const { signers = [], carbonCopies = [] } = await listRecipients(envelopeId);
    expect(signers).toMatchObject([
      {
        recipientId: '3',
        name: 'Rosa Blum',
        email: 'rosa.blum@seabird.example',
        routingOrder: '1',
        note: 'Mind the length of the boat.',
        status: 'sent',
        tabs: { signHereTabs: [{ tabLabel: 'Signature', recipientId: '3' }] },
      },
      { recipientId: '2', status: 'created' },
    ]);
    expect(signers[0]).not.toHaveProperty('clientUserId');
    expect(signers[0]?.tabs?.signHereTabs?.[0]?.recipientIdGuid).toBe(signers[0]?.recipientIdGuid);
    expect(carbonCopies).toMatchObject([{ recipientId: '1', name: 'Ines Valdivia' }]);
    expect(await fetchStatus(client, envelopeId)).toBe('sent');
  });

  it('invites the new signer, whose signature then completes the turn', async () => {
    const { envelopeId, page } = await open();
    await press(page, 'reassign', rosa);
    const [mail, ...others] = await control.outbox({ reason: 'signing-request' });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { email: 'rosa.blum@seabird.example' },
      text: [
        'Ines Valdivia asks you to sign a document from Mara Lindqvist.',
        'She owns the boat.',
      ],
    });
    expect(await control.outbox({ reason: 'reassigned' })).toMatchObject([
      {
        to: { name: 'Mara Lindqvist' },
        text: ['Ines Valdivia assigned the envelope to Rosa Blum.', 'She owns the boat.'],
      },
    ]);
    const signing = await go(mail?.link ?? '');
    expect((await signed({ press }, signing)).html).toContain('You have finished');
    const { signers = [] } = await listRecipients(envelopeId);
    expect(signers.map(({ status }) => status)).toEqual(['completed', 'sent']);
    await control.sign(envelopeId, '2');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    const copies = await control.outbox({ reason: 'completed', to: 'rosa.blum@seabird.example' });
    expect(copies).toHaveLength(1);
  });

  it('can be done again by the new signer', async () => {
    const { envelopeId, page } = await open();
    await press(page, 'reassign', rosa);
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const jonas = { 'reassign-name': 'Jonas Weir', 'reassign-email': 'jonas@seabird.example' };
    await press(await go(mail?.link ?? ''), 'reassign', jonas);
    const { signers = [], carbonCopies = [] } = await listRecipients(envelopeId);
    expect(signers.map(({ recipientId, name }) => [recipientId, name])).toEqual([
      ['4', 'Jonas Weir'],
      ['2', 'Omar Dahl'],
    ]);
    expect(carbonCopies.map(({ name }) => name)).toEqual(['Ines Valdivia', 'Rosa Blum']);
  });

  it('is what the old link says, with the name of the new signer', async () => {
    const remote = { recipientId: '1', name: ines.name, email: ines.email, tabs: signHere };
    await makeLease(client, { signers: [remote] });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const link = mail?.link ?? '';
    await press(await go(link), 'reassign', rosa);
    const old = await go(link);
    expect(old.html).toContain('You have assigned these documents to Rosa Blum.');
    expect(old.html).not.toContain('You have finished');
  });

  it('is told by Connect with both recipients', async () => {
    const receiver = await startReceiver();
    try {
      await connectConfigurationsCreate(client, {
        body: {
          name: 'Lease events',
          urlToPublishTo: receiver.url,
          allowEnvelopePublish: 'true',
          allUsers: 'true',
          events: ['recipient-reassign', 'recipient-sent'],
          eventData: { version: 'restv2.1', format: 'json', includeData: [] },
        },
      });
      const { envelopeId, page } = await open();
      const before = (await listRecipients(envelopeId)).signers ?? [];
      await press(page, 'reassign', rosa);
      await sandbox.idle();
      const after = (await listRecipients(envelopeId)).signers ?? [];
      const messages = receiver.received.map(({ body }) => JSON.parse(String(body)));
      const [first, second] = [before[0], after[0]];
      expect(
        messages.map(({ event, data }) => [event, data.recipientId, data.reassignedRecipientId]),
      ).toEqual([
        ['recipient-sent', first?.recipientId, undefined],
        ['recipient-reassign', first?.recipientId, second?.recipientIdGuid],
        ['recipient-sent', second?.recipientId, undefined],
      ]);
    } finally {
      await receiver.close();
    }
  });

  it('is in the history of the envelope', async () => {
    const { envelopeId, page } = await open();
    await press(page, 'reassign', rosa);
    const { auditEvents = [] } = await envelopesListAuditEvents(client, { path: { envelopeId } });
    const lines = auditEvents.map(({ eventFields = [] }) =>
      Object.fromEntries(eventFields.map(({ name = '', value }) => [name, value])),
    );
    expect(lines.find(({ Action }) => Action === 'Reassigned')).toMatchObject({
      UserName: 'Ines Valdivia',
      Message: 'Ines Valdivia assigned the envelope to Rosa Blum. She owns the boat.',
    });
  });
});

describe('assigning to someone else is not possible', () => {
  it.each<[string, Record<string, string>, string]>([
    ['without a name', { ...rosa, 'reassign-name': '' }, 'Enter the name'],
    ['without an address', { ...rosa, 'reassign-email': 'rosa' }, 'Enter the e-mail address'],
    ['with a long reason', { ...rosa, 'reassign-reason': 'x'.repeat(501) }, 'At most 500'],
  ])('%s', async (_, fields, problem) => {
    const { envelopeId, page } = await open();
    const answer = await press(page, 'reassign', fields);
    expect([answer.status, answer.html]).toEqual([422, expect.stringContaining(problem)]);
    expect((await listRecipients(envelopeId)).signers).toHaveLength(2);
  });

  it.each<[string, EnvelopeDefinition, Record<string, string>]>([
    ['where the envelope forbids it', { allowReassign: 'false' }, {}],
    ['where the account forbids it', {}, { allowSignerReassign: 'false' }],
    [
      'where the account forbids it and envelopes cannot allow it',
      { allowReassign: 'true' },
      { allowSignerReassign: 'false', allowSignerReassignOverride: 'false' },
    ],
  ])('%s', async (_, more, settings) => {
    await accountsUpdateSettings(client, { body: settings });
    const { envelopeId, page } = await open(more);
    expect(page.html).toContain('Decline');
    expect(page.html).not.toContain('Assign to someone else');
    const answer = await press(page, 'reassign', rosa);
    expect([answer.status, answer.html]).toEqual([409, expect.stringContaining('allowReassign')]);
    expect((await listRecipients(envelopeId)).signers).toHaveLength(2);
    expect(await control.outbox({ reason: 'reassigned' })).toEqual([]);
  });

  it('but is where the envelope allows what the account does not', async () => {
    await accountsUpdateSettings(client, { body: { allowSignerReassign: 'false' } });
    const { page } = await open({ allowReassign: 'true' });
    expect(page.html).toContain('Assign to someone else');
  });

  it('to a person who signs at the same time already', async () => {
    const { envelopeId, page } = await open();
    const again = { 'reassign-name': ines.name, 'reassign-email': ines.email };
    const answer = await press(page, 'reassign', again);
    expect([answer.status, answer.html]).toEqual([409, expect.stringContaining('have the same')]);
    expect((await listRecipients(envelopeId)).signers).toHaveLength(2);
  });
});
