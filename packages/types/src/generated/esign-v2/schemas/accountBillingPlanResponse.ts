// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAddress } from './accountAddress.js';
import type { AccountBillingPlan } from './accountBillingPlan.js';
import type { BillingPlan } from './billingPlan.js';
import type { CreditCardInformation } from './creditCardInformation.js';
import type { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import type { ReferralInformation } from './referralInformation.js';

/** The plan of an account, and how it is billed and paid. */
export interface AccountBillingPlanResponse {
    /** The address to which bills go. */
    billingAddress?: AccountAddress | undefined;
    /**
     * Whether bills go to the address of the card.
     *
     * Format: boolean-string
     */
    billingAddressIsCreditCardAddress?: ("true" | "false") | undefined;
    /** The plan that the account has. */
    billingPlan?: AccountBillingPlan | undefined;
    /** The card from which the account is paid; only on request, and never with its number. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** The agreement with a payment service, where the account is paid through one. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** Through whom the customer came, and at which discount. */
    referralInformation?: ReferralInformation | undefined;
    /** The plans to which the account may change; only on request. */
    successorPlans?: BillingPlan[] | undefined;
}
