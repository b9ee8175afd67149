// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';

/** The agreement of an account with a payment service. */
export interface PaymentProcessorInformation {
    /** The address to which the payment service bills. */
    address?: AddressInformation | undefined;
    /** The agreement, by the ID that the payment service gave to it. */
    billingAgreementId?: string | undefined;
    /** The e-mail address under which the payment service knows the customer. */
    email?: string | undefined;
}
