import {
  accountsUpdateSharedAccess,
  envelopesGet,
  envelopeViewsCreateSharedRecipient,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { mara } from '../../harness.ts';
import { makeLease, omar, returnUrl, signHere } from './lease.ts';
import { readEvent } from './signed.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

/** A user of the account, who receives the envelope. */
const userId = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const owner = { recipientId: '1', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' };

it('shows what a recipient shares, once it is shared, and nobody acts there', async () => {
  const { client } = newTenant();
  const signers = [
    { ...owner, tabs: signHere },
    { ...omar, tabs: signHere },
  ];
  const envelopeId = await makeLease(client, { signers });
  const ask = () =>
    envelopeViewsCreateSharedRecipient(client, {
      path: { envelopeId },
      body: { returnUrl, authenticationMethod: 'Email', userId },
    });
  expect(await catchErrorCode(ask())).toBe('USER_LACKS_PERMISSIONS');
  const shared = 'shared_to' as const;
  await accountsUpdateSharedAccess(client, {
    query: { item_type: 'envelopes' },
    body: { sharedAccess: [{ user: { userId }, envelopes: [{ user: { userId: mara }, shared }] }] },
  });
  const page = await go((await ask()).url ?? '');
  expect(page.html).toContain('You see what Ines Arcand sees.');
  await press(page, 'finish');
  expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('sent');
  expect(readEvent(await press(page, 'close'))).toBe('viewing_complete');
});
