import {
  envelopesCreate,
  envelopeRecipientTabsList,
  envelopeRecipientsList,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

/** An envelope that was sent, in a tenant of its own. */
async function sent() {
  const { client, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
  return { client, control, envelopeId };
}

describe('acting as a recipient', () => {
  it('signs to the end, with values for tabs', async () => {
    const { client, control, envelopeId } = await sent();
    expect(await control.open(envelopeId, '1')).toMatchObject({
      recipientStatus: 'delivered',
    });
    expect(await control.sign(envelopeId, '1', { berth: '12' })).toMatchObject({
      recipientStatus: 'completed',
    });
    const path = { envelopeId, recipientId: '1' };
    const { textTabs } = await envelopeRecipientTabsList(client, { path });
    expect(textTabs).toMatchObject([{ tabLabel: 'berth', value: '12' }]);
    expect(await control.sign(envelopeId, '2')).toMatchObject({ envelopeStatus: 'completed' });
    const mails = await control.outbox({ to: 'omar.dahl@quayside.example', envelopeId });
    expect(mails.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['signing-request', 'completed']),
    );
  });

  it('is held to the turn, to required tabs and to what the envelope allows', async () => {
    const { control, envelopeId } = await sent();
    await expect(control.sign(envelopeId, '2')).rejects.toMatchObject({
      code: 'RECIPIENT_NOT_IN_SEQUENCE',
    });
    await expect(control.sign(envelopeId, '1')).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
      message: expect.stringContaining('berth'),
    });
    await expect(control.sign(envelopeId, '9')).rejects.toMatchObject({
      status: 404,
      where: 'path/recipientId',
    });
    expect(await control.decline(envelopeId, '1', 'Too dear')).toMatchObject({
      envelopeStatus: 'declined',
    });
    await expect(control.sign(envelopeId, '1')).rejects.toMatchObject({
      code: 'ENVELOPE_INVALID_STATUS',
    });
  });

  it('finishes later, and keeps what was filled in', async () => {
    const { client, control, envelopeId } = await sent();
    await control.finishLater(envelopeId, '1', { berth: '14' });
    const path = { envelopeId, recipientId: '1' };
    const { textTabs } = await envelopeRecipientTabsList(client, { path });
    expect(textTabs).toMatchObject([{ value: '14' }]);
    await control.sign(envelopeId, '1');
  });

  it('has e-mail come back', async () => {
    const { client, control, envelopeId } = await sent();
    await control.autorespond(envelopeId, '1', 'Mailbox full');
    const { signers } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers?.[0]).toMatchObject({ status: 'autoresponded' });
  });

  it('knows only envelopes of its tenant', async () => {
    const { envelopeId } = await sent();
    await expect(newTenant().control.open(envelopeId, '1')).rejects.toMatchObject({
      status: 404,
      where: 'path/envelopeId',
    });
  });
});
