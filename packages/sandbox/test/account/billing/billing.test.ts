import { accountsGet, accountsGetBillingCharges } from '@countersign/client/esign-v2.1';
import {
  billingPlansGetAccountPlan,
  billingPlansGetCreditCard,
  billingPlansPurchaseEnvelopes,
  billingPlansUpdate,
  invoicesGet,
  invoicesList,
  invoicesListPastDue,
  paymentsCreate,
  paymentsGet,
  paymentsList,
} from '@countersign/client/esign-v2';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingPlanInformation } from '@countersign/types/esign-v2';
import type { Client } from '@countersign/client';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { accountId } from '../../harness.ts';
import { startControlTest } from '../../control/harness.ts';

const { sandbox, newTenant, client: createClient, close } = await startControlTest();
afterAll(close);

let tenant: string;
let client: Client;
let control: ReturnType<typeof newTenant>['control'];

const october = '6a4e8c02-d935-47b1-8f6c-2e9b1d5a7c38';
const november = '1f0c9a7e-4b62-4d83-95e1-7a3d6c8b2f40';
const large = 'c3f80a15-7d42-4e96-8b0c-a95e2d6f1b74';
const expiredCard = {
  cardNumber: '4111111111111111',
  expirationMonth: '1',
  expirationYear: '2024',
};

beforeEach(async () => {
  ({ tenant, client, control } = newTenant());
  await control.freeze('2026-11-20T10:00:00Z');
});

/** Puts the account on a plan by its name, with a seed as a user would. */
async function seedPlan(planName: string): Promise<void> {
  await control.seed({
    accounts: [{ accountId, number: '10583921', name: 'Harbour Leasing', planName }],
  });
}

const numbersOf = async () =>
  (await invoicesList(client)).billingInvoices?.map(({ invoiceNumber }) => invoiceNumber);

describe('invoices', () => {
  test('the list is by date, the newest first, and can be cut by a period', async () => {
    const { billingInvoices } = await invoicesList(client);
    expect(billingInvoices).toMatchObject([
      { invoiceNumber: 'HRB-202611', amount: '500.00', balance: '500.00' },
      { invoiceNumber: 'HRB-202610', amount: '480.00', balance: '480.00' },
      { invoiceNumber: 'HRB-202609', amount: '480.00', balance: '0.00' },
    ]);
    const query = { from_date: '2026-10-01', to_date: '2026-10-04' };
    expect((await invoicesList(client, { query })).billingInvoices).toMatchObject([
      { invoiceId: october },
    ]);
  });

  test('the amounts of the items add up to the amount', async () => {
    const { invoiceItems = [], amount } = await invoicesGet(client, {
      path: { invoiceId: november },
    });
    const sum = invoiceItems.reduce((total, item) => total + Number(item.chargeAmount), 0);
    expect(sum.toFixed(2)).toBe(amount);
    expect(invoiceItems).toMatchObject([
      { chargeName: 'Seats', quantity: '4', unitPrice: '120.00', chargeAmount: '480.00' },
      { quantity: '5', unitPrice: '4.00', chargeAmount: '20.00' },
    ]);
  });

  test('an invoice is a PDF for callers that accept it', async () => {
    const url = `http://sandbox.test/restapi/v2/accounts/${accountId}/billing_invoices/${november}`;
    const response = await sandbox.fetch(
      new Request(url, {
        headers: {
          authorization: 'Bearer sandbox',
          accept: 'application/pdf',
          'x-countersign-tenant': tenant,
        },
      }),
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('each new billing period brings an invoice, with the same ID whenever it is read', async () => {
    await control.setClock('2026-12-10T00:00:00Z');
    const { billingInvoices = [] } = await invoicesList(client);
    expect(billingInvoices).toHaveLength(4);
    expect(billingInvoices[0]).toMatchObject({
      amount: '480.00',
      balance: '480.00',
      dueDate: '2027-01-04T00:00:00.0000000Z',
    });
    const again = await invoicesList(client);
    expect(again.billingInvoices?.[0]?.invoiceId).toBe(billingInvoices[0]?.invoiceId);
    await control.setClock('2027-02-10T00:00:00Z');
    expect(await numbersOf()).toHaveLength(6);
  });

  test('a clock that is centuries ahead does not bring thousands of invoices', async () => {
    await control.setClock('2900-01-01T00:00:00Z');
    expect((await numbersOf())?.length).toBeLessThan(100);
  });

  test('a clock that was set back brings no invoice twice, and no payment is lost', async () => {
    await control.setClock('2027-02-23T00:00:00Z');
    const { pastDueBalance = '' } = await invoicesListPastDue(client);
    await paymentsCreate(client, { body: { paymentAmount: pastDueBalance } });
    const { billingInvoices: before } = await invoicesList(client);
    await control.setClock('2026-11-23T00:00:00Z');
    await billingPlansUpdate(client, { body: {} });
    await control.setClock('2027-02-23T00:00:00Z');
    expect((await invoicesList(client)).billingInvoices).toEqual(before);
    await billingPlansUpdate(client, { body: {} });
    expect((await invoicesList(client)).billingInvoices).toEqual(before);
  });

  test('envelopes beyond the plan are charged with the next period', async () => {
    await control.seed({
      accounts: [{ accountId, number: '10583921', name: 'Harbour Leasing', planName: 'Business' }],
    });
    const sent = Number((await accountsGet(client)).billingPeriodEnvelopesSent);
    for (let count = sent; count < 102; count += 1) await makeLease(client, { status: 'sent' });
    await control.setClock('2026-12-05T00:00:00Z');
    const { billingInvoices = [] } = await invoicesList(client);
    const invoiceId = billingInvoices[0]?.invoiceId ?? '';
    expect(await invoicesGet(client, { path: { invoiceId } })).toMatchObject({
      amount: '488.00',
      invoiceItems: [
        { chargeName: 'Seats' },
        { chargeName: 'Envelopes beyond the plan', quantity: '2', chargeAmount: '8.00' },
      ],
    });
  });

  test('others do not see them', async () => {
    const sender = createClient({ token: 'sandbox-sender', tenant });
    expect(await catchErrorCode(invoicesList(sender))).toBe('USER_NOT_ACCOUNT_ADMIN');
    const path = { invoiceId: '00000000-0000-4000-8000-000000000000' };
    expect(await catchErrorCode(invoicesGet(client, { path }))).toBe('RESOURCE_NOT_FOUND');
    const query = { from_date: '2026-02-31' };
    expect(await catchErrorCode(invoicesList(client, { query }))).toBe('INVALID_REQUEST_PARAMETER');
  });
});

describe('payments', () => {
  test('a payment reduces the overdue amount, the oldest invoice first', async () => {
    await control.setClock('2026-12-05T00:00:00Z');
    expect(await invoicesListPastDue(client)).toMatchObject({
      billingInvoices: [{ invoiceId: october }, { invoiceId: november }],
      pastDueBalance: '980.00',
      paymentAllowed: 'true',
    });
    const body = { paymentAmount: '500.00' };
    const { billingPayments = [] } = await paymentsCreate(client, { body });
    expect(billingPayments).toMatchObject([
      { invoiceId: october, amount: '480.00' },
      { invoiceId: november, amount: '20.00' },
    ]);
    expect(await invoicesListPastDue(client)).toMatchObject({
      billingInvoices: [{ invoiceId: november, amount: '500.00', balance: '480.00' }],
      pastDueBalance: '480.00',
    });
    const path = { paymentId: billingPayments[0]?.paymentId ?? '' };
    expect(await paymentsGet(client, { path })).toMatchObject({
      amount: '480.00',
      description: 'Payment of HRB-202610',
      paymentDate: '2026-12-05T00:00:00.0000000Z',
    });
    expect((await paymentsList(client)).billingPayments).toHaveLength(3);
  });

  test('nothing more than what is overdue can be paid', async () => {
    const pay = (paymentAmount: string) =>
      catchErrorCode(paymentsCreate(client, { body: { paymentAmount } }));
    for (const wrong of ['480.01', '0', '-5', 'ten', '1e2', '1.234'])
      expect(await pay(wrong)).toBe('INVALID_REQUEST_PARAMETER');
    await paymentsCreate(client, { body: { paymentAmount: '480' } });
    expect((await invoicesListPastDue(client)).paymentAllowed).toBe('false');
    expect(await pay('1.00')).toBe('ACCOUNT_LACKS_PERMISSIONS');
  });

  test('an expired card does not pay', async () => {
    await control.setClock('2029-10-01T00:00:00Z');
    const body = { paymentAmount: '480.00' };
    expect(await catchErrorCode(paymentsCreate(client, { body }))).toBe('CREDIT_CARD_EXPIRATION');
    expect((await paymentsList(client)).billingPayments).toHaveLength(1);
  });
});

describe('the plan', () => {
  test('tells the same everywhere', async () => {
    const query = {
      include_credit_card_information: 'true',
      include_successor_plans: 'true',
    } as const;
    const { billingPlan, creditCardInformation, successorPlans } = await billingPlansGetAccountPlan(
      client,
      { query },
    );
    expect(billingPlan).toMatchObject({ planName: 'Business', includedSeats: '4' });
    expect(creditCardInformation).toMatchObject({ cardLastDigits: '1111' });
    expect(creditCardInformation).toEqual(await billingPlansGetCreditCard(client));
    expect(successorPlans).toMatchObject([{ planId: large }]);
    expect(await accountsGet(client)).toMatchObject({
      planName: billingPlan?.planName,
      currentPlanId: billingPlan?.planId,
      canUpgrade: billingPlan?.canUpgrade,
      paymentMethod: billingPlan?.paymentMethod,
      seatsAllowed: '4',
      billingPeriodStartDate: '2026-11-04T00:00:00.0000000Z',
      billingPeriodEndDate: '2026-12-04T00:00:00.0000000Z',
      billingPeriodDaysRemaining: '14',
      billingPeriodEnvelopesAllowed: 'unlimited',
    });
    expect((await accountsGetBillingCharges(client)).billingChargeItems).toMatchObject([
      { chargeType: 'envelopes', includedQuantity: '100', unitPrice: '4.00' },
      { chargeType: 'seats', allowedQuantity: '4', unitPrice: '120.00' },
    ]);
    expect(await billingPlansGetAccountPlan(client)).not.toHaveProperty('creditCardInformation');
  });

  test('two more seats cost what is left of the period, and come with an invoice', async () => {
    const body = { incrementalSeats: '2' };
    const query = { preview_billing_plan: 'true' } as const;
    const { billingPlanPreview } = await billingPlansUpdate(client, { body, query });
    expect(billingPlanPreview).toMatchObject({
      isProrated: 'true',
      totalAmount: '112.00',
      invoice: { invoiceItems: [{ quantity: '2', unitPrice: '56.00', chargeAmount: '112.00' }] },
    });
    expect(await numbersOf()).toHaveLength(3);
    await billingPlansUpdate(client, { body });
    expect((await invoicesList(client)).billingInvoices?.[0]).toMatchObject({ amount: '112.00' });
    expect((await accountsGet(client)).seatsAllowed).toBe('6');
    await control.setClock('2026-12-04T00:00:00Z');
    expect((await invoicesList(client)).billingInvoices?.[0]).toMatchObject({ amount: '720.00' });
  });

  test('a change of the plan credits what is left of the old one', async () => {
    const body = { planInformation: { planId: large } };
    await billingPlansUpdate(client, { body });
    const invoiceId = (await invoicesList(client)).billingInvoices?.[0]?.invoiceId ?? '';
    expect(await invoicesGet(client, { path: { invoiceId } })).toMatchObject({
      amount: '11776.00',
      invoiceItems: [
        { chargeName: 'Seats', quantity: '10', chargeAmount: '12000.00' },
        { chargeName: 'Credit for Business', chargeAmount: '-224.00' },
      ],
    });
    expect(await accountsGet(client)).toMatchObject({
      planName: 'Business Large',
      billingPeriodEndDate: '2027-11-20T00:00:00.0000000Z',
    });
    await control.setClock('2027-11-19T00:00:00Z');
    expect(await numbersOf()).toHaveLength(4);
    await control.setClock('2027-11-20T00:00:00Z');
    expect(await numbersOf()).toHaveLength(5);
  });

  test('discounts count for their periods', async () => {
    await billingPlansUpdate(client, {
      body: { saleDiscountPercent: '25', saleDiscountPeriods: '2' },
    });
    await control.setClock('2027-01-05T00:00:00Z');
    const { billingInvoices = [] } = await invoicesList(client);
    expect(billingInvoices.slice(0, 2)).toMatchObject([{ amount: '480.00' }, { amount: '360.00' }]);
  });

  test.each<[string, BillingPlanInformation]>([
    ['INVALID_SUCCESSOR_PLAN', { planInformation: { planId: 'nowhere' } }],
    [
      'INVALID_PLAN_RETIRED',
      { planInformation: { planId: 'e6b29d04-5c17-48fa-93d1-2a7f8e0c6b45' } },
    ],
    ['INVALID_REQUEST_PARAMETER', { planInformation: { currencyCode: 'XAU' } }],
    ['INVALID_REQUEST_PARAMETER', { planInformation: { addOns: [{ addOnId: 'nothing' }] } }],
    [
      'INVALID_REQUEST_PARAMETER',
      {
        planInformation: {
          addOns: [
            { addOnId: '6f0c8b1e-3d72-49a5-8e64-c1b5f7a92d30' },
            { addOnId: '6F0C8B1E-3D72-49A5-8E64-C1B5F7A92D30' },
          ],
        },
      },
    ],
    ['INVALID_REQUEST_PARAMETER', { includedSeats: '0' }],
    ['INVALID_REQUEST_PARAMETER', { saleDiscountPercent: '101' }],
    ['CREDIT_CARD_EXPIRATION', { creditCardInformation: expiredCard }],
    [
      'INVALID_CREDIT_CARD',
      { creditCardInformation: { ...expiredCard, cardNumber: '4111111111111112' } },
    ],
    ['INVALID_CREDIT_CARD_TYPE', { creditCardInformation: { ...expiredCard, cardType: 'amex' } }],
    [
      'CREDITCARD_AUTH_FAILED',
      {
        creditCardInformation: {
          cardNumber: '4000000000000002',
          expirationMonth: '9',
          expirationYear: '2030',
        },
      },
    ],
  ])('%s', async (code, body) => {
    expect(await catchErrorCode(billingPlansUpdate(client, { body }))).toBe(code);
    expect(await numbersOf()).toHaveLength(3);
    expect((await billingPlansGetCreditCard(client)).cardLastDigits).toBe('1111');
  });

  test('a new card is kept without its number', async () => {
    const creditCardInformation = {
      nameOnCard: 'Tomas Okafor',
      cardNumber: '5555 5555 5555 4444',
      cvNumber: '123',
      expirationMonth: '03',
      expirationYear: '2031',
    };
    await billingPlansUpdate(client, { body: { creditCardInformation } });
    const card = await billingPlansGetCreditCard(client);
    expect(card).toMatchObject({
      nameOnCard: 'Tomas Okafor',
      cardType: 'mastercard',
      cardLastDigits: '4444',
      expirationMonth: '3',
    });
    expect(JSON.stringify(card)).not.toContain('5555');
    expect(card).not.toHaveProperty('cvNumber');
  });
});

describe('the allowance of a plan', () => {
  const purchase = {
    quantity: '2',
    amount: '8.00',
    transactionId: '1000000829104417',
    receiptData: 'SGFyYm91ciByZWNlaXB0',
  };

  beforeEach(async () => {
    await seedPlan('Free');
    await control.seed({ billing: [{ paymentMethod: 'CreditCard' }] });
  });

  test('no envelope is sent beyond it until more are bought, or the next period begins', async () => {
    const sent = { status: 'sent' } as const;
    const before = Number((await accountsGet(client)).billingPeriodEnvelopesSent);
    await billingPlansPurchaseEnvelopes(client, {
      body: { ...purchase, quantity: String(before + 1), transactionId: 'first' },
    });
    expect(await accountsGet(client)).toMatchObject({
      billingPeriodEnvelopesAllowed: String(3 + before + 1),
      envelopeSendingBlocked: 'false',
    });
    for (let count = 0; count < 4; count += 1) await makeLease(client, sent);
    expect(await accountsGet(client)).toMatchObject({ envelopeSendingBlocked: 'true' });
    expect(await catchErrorCode(makeLease(client, sent))).toBe('ENVELOPE_ALLOWANCE_EXCEEDED');
    // Drafts are not counted.
    const draft = await makeLease(client);
    expect(await envelopesGet(client, { path: { envelopeId: draft } })).toMatchObject({
      status: 'created',
    });
    await billingPlansPurchaseEnvelopes(client, { body: purchase });
    await makeLease(client, sent);
    await makeLease(client, sent);
    expect(await catchErrorCode(makeLease(client, sent))).toBe('ENVELOPE_ALLOWANCE_EXCEEDED');
    await control.setClock('2026-12-21T00:00:00Z');
    await makeLease(client, sent);
  });

  test('an envelope whose time to be sent comes then stays a draft, and its sender gets a mail', async () => {
    const workflow = { scheduledSending: { rules: [{ delay: '2.00:00:00' }] } };
    await billingPlansPurchaseEnvelopes(client, { body: purchase });
    const envelopeId = await makeLease(client, { status: 'sent', workflow });
    const left = 5 - Number((await accountsGet(client)).billingPeriodEnvelopesSent);
    for (let count = 0; count < left; count += 1) await makeLease(client, { status: 'sent' });
    await control.advance({ days: 3 });
    expect(await envelopesGet(client, { path: { envelopeId } })).toMatchObject({
      status: 'created',
    });
    expect(await control.outbox({ reason: 'not-sent' })).toHaveLength(1);
  });

  test('a purchase makes an invoice that is paid', async () => {
    await billingPlansPurchaseEnvelopes(client, { body: purchase });
    const { billingInvoices = [] } = await invoicesList(client);
    const invoice = billingInvoices.find(({ amount }) => amount === '8.00');
    expect(invoice).toMatchObject({ balance: '0.00' });
    expect((await paymentsList(client)).billingPayments).toContainEqual(
      expect.objectContaining({
        amount: '8.00',
        description: `Payment of ${invoice?.invoiceNumber}`,
      }),
    );
    expect((await accountsGetBillingCharges(client)).billingChargeItems).toMatchObject([
      { includedQuantity: '3', incrementalQuantity: '2', allowedQuantity: '5' },
      {},
    ]);
  });

  test('a receipt counts once, and must be one', async () => {
    const buy = (body: object) =>
      catchErrorCode(billingPlansPurchaseEnvelopes(client, { body: { ...purchase, ...body } }));
    await billingPlansPurchaseEnvelopes(client, { body: purchase });
    expect(await buy({})).toBe('INVALID_REQUEST_PARAMETER');
    for (const wrong of [{ quantity: '0' }, { receiptData: '' }, { currencyCode: 'EUR' }])
      expect(await buy({ ...wrong, transactionId: 'another' })).toBe('INVALID_REQUEST_PARAMETER');
    expect((await accountsGet(client)).billingPeriodEnvelopesAllowed).toBe('5');
  });
});
