import {
  billingPlansGetBillingPlan,
  billingPlansGetDowngradeRequestBillingInfo,
  billingPlansGetPlan,
  billingPlansListBillingPlans,
  billingPlansUpdateDowngradeAccountBillingPlan,
  billingPlansUpdatePlan,
  invoicesListInvoices,
  invoicesListInvoicesPastDue,
  paymentsListPayments,
  paymentsMakePayment,
} from '@countersign/client/esign-v2.1';
import { billingPlansGetAccountPlan, invoicesList } from '@countersign/client/esign-v2';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { catchErrorCode } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const large = 'c3f80a15-7d42-4e96-8b0c-a95e2d6f1b74';
let client: Client;
let control: ReturnType<typeof newTenant>['control'];

beforeEach(async () => {
  ({ client, control } = newTenant());
  await control.freeze('2026-11-20T10:00:00Z');
});

test('both versions show the same plan, invoices and payments', async () => {
  await billingPlansUpdatePlan(client, { body: { incrementalSeats: '3', taxExemptId: 'TX-7' } });
  const newer = await billingPlansGetPlan(client, { query: { include_tax_exempt_id: 'true' } });
  expect(newer).toMatchObject({
    billingPlan: { incrementalSeats: '3' },
    paymentMethod: 'CreditCard',
    taxExemptId: 'TX-7',
  });
  expect((await billingPlansGetAccountPlan(client)).billingPlan).toEqual(newer.billingPlan);
  const { billingInvoices } = await invoicesListInvoices(client);
  expect((await invoicesList(client)).billingInvoices).toEqual(billingInvoices);
  const { pastDueBalance, accountBalance, currencyCode } =
    await invoicesListInvoicesPastDue(client);
  expect(Number(accountBalance)).toBeGreaterThan(Number(pastDueBalance));
  expect(currencyCode).toBe('USD');
  await paymentsMakePayment(client, { body: { paymentAmount: pastDueBalance ?? '' } });
  expect((await invoicesListInvoicesPastDue(client)).pastDueBalance).toBe('0.00');
  expect((await paymentsListPayments(client)).billingPayments).toHaveLength(2);
});

test('the catalogue has the plans that are sold, and their successors', async () => {
  const { billingPlans } = await billingPlansListBillingPlans(client);
  expect(billingPlans?.map(({ planName }) => planName)).toContain('Business Large');
  const business = billingPlans?.find(({ planName }) => planName === 'Business');
  const { successorPlans } = await billingPlansGetBillingPlan(client, {
    path: { billingPlanId: business?.planId ?? '' },
  });
  expect(successorPlans?.map(({ planId }) => planId)).toContain(large);
  expect(
    await catchErrorCode(
      billingPlansGetBillingPlan(client, { path: { billingPlanId: 'no-such-plan' } }),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
});

test('a requested plan waits for the end of the billing period, then it is the plan of the account', async () => {
  expect(
    await catchErrorCode(
      billingPlansUpdateDowngradeAccountBillingPlan(client, {
        body: { planInformation: { planId: 'no-such-plan' } },
      }),
    ),
  ).toBe('INVALID_SUCCESSOR_PLAN');
  const { downgradeEffectiveDate } = await billingPlansUpdateDowngradeAccountBillingPlan(client, {
    body: { planInformation: { planId: large }, promoCode: 'AUTUMN26' },
  });
  expect(await billingPlansGetDowngradeRequestBillingInfo(client)).toMatchObject({
    paymentMethod: 'CreditCard',
    downgradePlanInformation: { downgradePlanName: 'Business Large', promoCode: 'AUTUMN26' },
  });
  const waiting = await billingPlansGetPlan(client, {
    query: { include_downgrade_information: 'true' },
  });
  expect(waiting).toMatchObject({
    billingPlan: {
      planName: 'Business',
      isDowngrade: 'true',
      renewalStatus: 'queued_for_downgrade',
    },
    downgradePlanInformation: { downgradePlanId: large },
  });
  await control.setClock(downgradeEffectiveDate ?? '');
  const after = await billingPlansGetPlan(client, {
    query: { include_downgrade_information: 'true' },
  });
  expect(after.billingPlan).toMatchObject({ planName: 'Business Large', renewalStatus: 'auto' });
  // The first period of the new plan has its price.
  const { billingInvoices = [] } = await invoicesListInvoices(client, {
    query: { from_date: downgradeEffectiveDate ?? '' },
  });
  const { includedSeats, perSeatPrice, supportPlanFee } = after.billingPlan ?? {};
  expect(Number(billingInvoices[0]?.amount)).toBe(
    Number(includedSeats) * Number(perSeatPrice) + Number(supportPlanFee ?? 0),
  );
  expect(after.downgradePlanInformation).toBeUndefined();
});

test('a plan that renews itself again withdraws the change', async () => {
  const { downgradeEffectiveDate } = await billingPlansUpdateDowngradeAccountBillingPlan(client, {
    body: { planInformation: { planId: large } },
  });
  await billingPlansUpdatePlan(client, { body: { renewalStatus: 'auto' } });
  await control.setClock(downgradeEffectiveDate ?? '');
  expect((await billingPlansGetPlan(client)).billingPlan).toMatchObject({
    planName: 'Business',
    renewalStatus: 'auto',
  });
});
