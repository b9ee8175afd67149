import type { CreditCardInformation, NewAccountDefinition } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { createBilling, type StoredBilling, type StoredCard } from './billing.ts';
import { readCard } from './card.ts';
import { readAddOn } from './change-plan.ts';
import { findPlan, findPlanByName, type Plan } from './plans.ts';
import { startOfDay } from './periods.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * The plan of a new account.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where it is unknown or no longer sold
 */
export function readNewPlan(planId: string | undefined, defaultPlanId: string): Plan {
  if (planId === undefined) return findPlan(defaultPlanId) ?? findPlanByName('Business');
  const plan = findPlan(planId);
  if (plan !== undefined && !plan.retired) return plan;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/planInformation/planId is ${showName(planId)}, which is not a plan for new accounts. Accounts_getProvisioning returns the default plan.`,
  );
}

/**
 * Reads the billing data of a new account. Its first billing period begins today, with its first
 * invoice.
 */
export function readNewBilling(
  state: State,
  plan: Plan,
  input: NewAccountDefinition,
): StoredBilling {
  const anchor = startOfDay(state.now);
  const { paymentMethod = plan.paymentMethod, addressInformation, planInformation } = input;
  const { creditCardInformation, paymentProcessorInformation, referralInformation } = input;
  return {
    ...createBilling(plan, anchor),
    paymentMethod,
    addOns: (planInformation?.addOns ?? []).map(readAddOn),
    ...(addressInformation !== undefined && { address: addressInformation }),
    ...(creditCardInformation !== undefined && {
      card: readFirstCard(state, creditCardInformation),
    }),
    ...(paymentProcessorInformation !== undefined && { processor: paymentProcessorInformation }),
    ...(referralInformation !== undefined && { referral: referralInformation }),
    billedUpTo: anchor,
  };
}

/**
 * The card of a new account. The codes for cards are those of the operations on plans.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
function readFirstCard(state: State, input: CreditCardInformation): StoredCard {
  try {
    return readCard(state, input, undefined);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', error.message);
  }
}
