import type {
  AccountInformation,
  BillingCharge,
  BillingPlanPreview,
} from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

const day = 24 * 60 * 60 * 1000;

/** What an account has used in the current billing period, which is the calendar month. */
export interface Usage {
  from: number;
  to: number;
  envelopesSent: number;
  seatsInUse: number;
}

export async function readUsage(state: State, { accountId }: StoredAccount): Promise<Usage> {
  const now = new Date(state.now);
  const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const to = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const envelopesSent = await state.envelopes.count(accountId, {
    kind: 'envelope',
    time: { column: 'sent_at', from },
  });
  const all = await state.of(members).list(accountId);
  const seatsInUse = all.filter(({ status }) => status !== 'Closed').length;
  return { from, to, envelopesSent, seatsInUse };
}

/** The account, its plan, and what is used of it. */
export function presentAccount(
  { accountId, name, createdAt, planName, currencyCode }: StoredAccount,
  { from, to, envelopesSent, seatsInUse }: Usage,
  now: number,
): AccountInformation {
  return {
    accountIdGuid: accountId,
    accountName: name,
    createdDate: dateTime(createdAt),
    planName,
    planClassification: planName.toLowerCase(),
    planStartDate: dateTime(createdAt),
    billingPeriodStartDate: dateTime(from),
    billingPeriodEndDate: dateTime(to),
    billingPeriodDaysRemaining: String(Math.ceil((to - now) / day)),
    billingPeriodEnvelopesAllowed: 'unlimited',
    billingPeriodEnvelopesSent: String(envelopesSent),
    billingProfile: 'direct',
    currencyCode,
    envelopeSendingBlocked: 'false',
    seatsAllowed: 'unlimited',
    seatsInUse: String(seatsInUse),
    connectPermission: 'full',
    suspensionStatus: '',
  };
}

/** What an account is charged for: nothing, in a sandbox. */
export function listCharges({ from, to, envelopesSent, seatsInUse }: Usage): BillingCharge[] {
  const common = {
    allowedQuantity: 'unlimited',
    includedQuantity: 'unlimited',
    incrementalQuantity: '0',
    unitPrice: '0.00',
    blocked: 'false',
    firstEffectiveDate: dateTime(from),
    lastEffectiveDate: dateTime(to),
  } as const;
  return [
    {
      ...common,
      prices: [],
      discounts: [],
      chargeType: 'envelopes',
      chargeName: 'Envelopes',
      chargeUnitOfMeasure: 'Envelope',
      usedQuantity: String(envelopesSent),
    },
    {
      ...common,
      prices: [],
      discounts: [],
      chargeType: 'seats',
      chargeName: 'Seats',
      chargeUnitOfMeasure: 'Seat',
      usedQuantity: String(seatsInUse),
    },
  ];
}

/** The first bill of an account: nothing, in a sandbox. */
export function presentBillPreview({ currencyCode }: StoredAccount): BillingPlanPreview {
  return {
    currencyCode,
    isProrated: 'false',
    subtotalAmount: '0.00',
    taxAmount: '0.00',
    totalAmount: '0.00',
  };
}

/** Whether an account can change to a trial: only from the free plan. */
export function presentTrialEligibility({
  planName,
}: StoredAccount): Pick<AccountInformation, 'isFreeToTrialEligible'> {
  return { isFreeToTrialEligible: planName.toLowerCase() === 'free' ? 'true' : 'false' };
}
