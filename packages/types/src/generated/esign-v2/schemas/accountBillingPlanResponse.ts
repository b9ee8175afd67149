// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAddress } from './accountAddress.js';
import type { AccountBillingPlan } from './accountBillingPlan.js';
import type { BillingPlan } from './billingPlan.js';
import type { CreditCardInformation } from './creditCardInformation.js';
import type { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import type { ReferralInformation } from './referralInformation.js';

/** The plan of an account, with its billing and payment data. */
export interface AccountBillingPlanResponse {
    /** The address to which invoices are sent. */
    billingAddress?: AccountAddress | undefined;
    /**
     * Indicates whether the billing address is the address of the card.
     *
     * Format: boolean-string
     */
    billingAddressIsCreditCardAddress?: ("true" | "false") | undefined;
    /** The card that pays for the account. It is only returned on request, and never with its number. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** The agreement with a payment service, if the account is paid through one. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** The referral through which the customer came, and its discount. */
    referralInformation?: ReferralInformation | undefined;
    /** The plans to which the account can change. They are only returned on request. */
    successorPlans?: BillingPlan[] | undefined;
    /** The current plan of the account. */
    billingPlan?: AccountBillingPlan | undefined;
}
