// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';

/** The account's agreement with a payment service. */
export interface PaymentProcessorInformation {
    /** The billing address at the payment service. */
    address?: AddressInformation | undefined;
    /** The ID of the billing agreement. It is set by the payment service. */
    billingAgreementId?: string | undefined;
    /** The customer's e-mail address at the payment service. */
    email?: string | undefined;
}
