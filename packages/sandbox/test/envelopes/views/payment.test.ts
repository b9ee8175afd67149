import { envelopeRecipientTabsList, envelopesCreate } from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { PaymentDetails } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { createLease } from '../../lease.ts';
import { ines, signingUrl } from './lease.ts';
import { readEvent } from './signed.ts';
import { createVisitor, findFieldName } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '300' };

/** A lease with a rent and a deposit that Ines enters, and pays. */
async function makePaidLease(client: Client, more: PaymentDetails = {}): Promise<string> {
  const amounts = {
    currencyCode: 'EUR',
    gatewayName: 'Stripe',
    gatewayDisplayName: 'Stripe',
  } as const;
  const lineItems = ['Rent', 'Deposit'].map((name) => ({ name, amountReference: name }));
  const body = await createLease({
    status: 'sent',
    useDisclosure: 'false',
    recipients: {
      signers: [
        {
          ...ines,
          tabs: {
            numberTabs: [
              { ...place, tabLabel: 'Rent', value: '1,200', locked: 'true' },
              { ...place, tabLabel: 'Deposit' },
            ],
            formulaTabs: [
              {
                ...place,
                tabLabel: 'Total',
                formula: '[Rent] + [Deposit]',
                paymentDetails: { ...amounts, gatewayAccountId: '7', lineItems, ...more },
              },
            ],
          },
        },
      ],
    },
  });
  return (await envelopesCreate(client, { body })).envelopeId ?? '';
}

async function readPayment(
  client: Client,
  envelopeId: string,
): Promise<PaymentDetails | undefined> {
  const path = { envelopeId, recipientId: '1' };
  const { formulaTabs = [] } = await envelopeRecipientTabsList(client, { path });
  return formulaTabs[0]?.paymentDetails;
}

describe('a formula tab with paymentDetails', () => {
  it('is paid on the signing page, and holds the payment', async () => {
    const { client } = newTenant();
    const envelopeId = await makePaidLease(client);
    expect(await readPayment(client, envelopeId)).toMatchObject({ status: 'new' });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('Payment of €1,200.00');
    const deposit = findFieldName(page, 'Deposit');
    const unpaid = await press(page, 'finish', { [deposit]: '34.5' });
    expect(unpaid.status).toBe(422);
    expect(unpaid.html).toContain('Confirm the payment of €1,234.50.');
    const field = /name="(pay-[^"]*)"/.exec(unpaid.html)?.[1] ?? '';
    const paid = await press(unpaid, 'finish', { [deposit]: '34.5', [field]: 'true' });
    expect(readEvent(paid)).toBe('signing_complete');
    const payment = await readPayment(client, envelopeId);
    expect(payment).toMatchObject({
      status: 'payment_complete',
      gatewayAccountId: '7',
      total: { amountInBaseUnit: '123450', currency: 'EUR', displayAmount: '€1,234.50' },
      signerValues: { paymentOption: 'authorize' },
    });
    expect(payment?.chargeId).toMatch(/^ch_/);
  });

  it('may save the payment method instead of paying', async () => {
    const { client, control } = newTenant();
    const envelopeId = await makePaidLease(client, { paymentOption: 'save' });
    await control.sign(envelopeId, '1', { Deposit: '0' });
    const payment = await readPayment(client, envelopeId);
    expect(payment).toMatchObject({ status: 'future_payment_saved' });
    expect(payment?.chargeId).toBeUndefined();
    expect(payment?.paymentSourceId).toMatch(/^src_/);
  });
});
