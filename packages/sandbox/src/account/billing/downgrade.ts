import type {
  DowngradeBillingPlanInformation,
  DowngradePlanUpdateResponse,
} from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { State } from '../../state/state.ts';
import { type Billing, type Downgrade, findBillingPeriod } from './billing.ts';
import { readPlan } from './change-plan.ts';
import { findPlan } from './plans.ts';

/**
 * Plans the requested change to another plan at the end of the billing period.
 * @throws ServiceRefusal INVALID_PLAN_RETIRED, INVALID_SUCCESSOR_PLAN
 */
export function planDowngrade(
  state: State,
  billing: Billing,
  { planInformation, promoCode }: DowngradeBillingPlanInformation,
): Downgrade {
  const plan = readPlan(billing.plan, planInformation?.planId);
  return {
    planId: plan.planId,
    requestedAt: state.now,
    effectiveAt: findBillingPeriod(billing, state.now).to,
    ...(promoCode !== undefined && { promoCode }),
  };
}

/** A scheduled change as the service shows it. */
export function presentDowngrade({
  planId,
  effectiveAt,
  promoCode,
}: Downgrade): DowngradePlanUpdateResponse {
  const plan = findPlan(planId);
  return {
    downgradePlanId: planId,
    ...(plan !== undefined && {
      downgradePlanName: plan.planName,
      downgradePaymentCycle: plan.cycle,
    }),
    downgradeEffectiveDate: dateTime(effectiveAt),
    downgradeRequestStatus: 'Requested',
    ...(promoCode !== undefined && { promoCode }),
  };
}
