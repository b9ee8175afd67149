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

/** An account to create, with its first user and payment method. */
export interface NewAccountDefinition {
    /** The name of the account, usually the name of the company. */
    accountName: string;
    /** The initial settings of the account. */
    accountSettings?: AccountSettingsInformation | undefined;
    /** The postal address of the customer. */
    addressInformation?: AccountAddress | undefined;
    /** The credit card that pays for the account, if `paymentMethod` is a credit card. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** The bank account that pays for the account, if `paymentMethod` is direct debit. */
    directDebitProcessorInformation?: DirectDebitProcessorInformation | undefined;
    /** The code of the distributor for whom the account is created. */
    distributorCode?: string | undefined;
    /** The password of the distributor for whom the account is created. */
    distributorPassword?: string | undefined;
    /** The ID of the store that contains the envelopes of the account. */
    envelopePartitionId?: string | undefined;
    /** The first user of the account, who becomes its administrator. */
    initialUser: UserInformation;
    /**
     * The payment method of the account: `NotSupported`, `CreditCard`, `PurchaseOrder`, `Premium`,
     * `Freemium`, `FreeTrial`, `AppStore`, `DigitalExternal` or `DirectDebit`.
     */
    paymentMethod?: PaymentMethod | undefined;
    /** The agreement with a payment service, if one collects the payments. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** The plan of the account, with its add-ons. */
    planInformation?: PlanInformation | undefined;
    /** The referral of the customer and the resulting discount. */
    referralInformation?: ReferralInformation | undefined;
    /** The social network login that the first user can use. */
    socialAccountInformation?: SocialAccountInformation | undefined;
    /** The customer's tax exemption number. */
    taxExemptId?: string | undefined;
    /**
     * Specifies whether the card is verified with a small amount before it is charged.
     *
     * Format: boolean-string
     */
    enablePreAuth?: ("true" | "false") | undefined;
    /** The payment service that collects the payments. */
    paymentProcessor?: string | undefined;
    /**
     * Specifies whether the first payment is collected immediately.
     *
     * Format: boolean-string
     */
    processPayment?: ("true" | "false") | undefined;
}
