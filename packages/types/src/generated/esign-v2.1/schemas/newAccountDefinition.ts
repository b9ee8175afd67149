// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAddress } from './accountAddress.js';
import type { AccountSettingsInformation } from './accountSettingsInformation.js';
import type { CreditCardInformation } from './creditCardInformation.js';
import type { DirectDebitProcessorInformation } from './directDebitProcessorInformation.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import type { PlanInformation } from './planInformation.js';
import type { ReferralInformation } from './referralInformation.js';
import type { SocialAccountInformation } from './socialAccountInformation.js';
import type { UserInformation } from './userInformation.js';

/** An account to be made, with its first user and the way it is paid for. */
export interface NewAccountDefinition {
    /** What the account is to be called; as a rule the company. */
    accountName: string;
    /** The settings with which the account starts. */
    accountSettings?: AccountSettingsInformation | undefined;
    /** The postal address of the customer. */
    addressInformation?: AccountAddress | undefined;
    /** The card from which the account is paid, where the payment is by card. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** The bank account from which the account is paid, where the payment is by direct debit. */
    directDebitProcessorInformation?: DirectDebitProcessorInformation | undefined;
    /** The code of the reseller under whom the account is made. */
    distributorCode?: string | undefined;
    /** The password of the reseller under whom the account is made. */
    distributorPassword?: string | undefined;
    /** The store in which the envelopes of the account are kept. */
    envelopePartitionId?: string | undefined;
    /** The first user of the account, who becomes its administrator. */
    initialUser: UserInformation;
    /** How the account is paid. */
    paymentMethod?: PaymentMethod | undefined;
    /** The agreement with a payment service, where one collects the money. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** The plan that the account is on, with what is added to it. */
    planInformation?: PlanInformation | undefined;
    /** Through whom the customer came, and at which discount. */
    referralInformation?: ReferralInformation | undefined;
    /** The login at a social network that the first user may use. */
    socialAccountInformation?: SocialAccountInformation | undefined;
    /** The number under which the customer is exempt from tax. */
    taxExemptId?: string | undefined;
    /**
     * Whether the card is checked with a small amount before it is charged.
     *
     * Format: boolean-string
     */
    enablePreAuth?: ("true" | "false") | undefined;
    /** The payment service that collects the money. */
    paymentProcessor?: string | undefined;
    /**
     * Whether the first payment is collected at once.
     *
     * Format: boolean-string
     */
    processPayment?: ("true" | "false") | undefined;
}
