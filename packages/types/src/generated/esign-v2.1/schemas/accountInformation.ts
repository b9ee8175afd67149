// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSettingsInformation, AccountSettingsInformationAnswer } from './accountSettingsInformation.js';
import type { BrandsResponse, BrandsResponseAnswer } from './brandsResponse.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { RecipientDomain } from './recipientDomain.js';

/**
 * Information about an account, including its plan, billing period, remaining allowance and
 * settings.
 */
export interface AccountInformation {
    /**
     * The GUID of the account, which requests use in their path.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /** The settings of the account. They are returned only on request. */
    accountSettings?: AccountSettingsInformation | undefined;
    /**
     * Indicates whether the account can use rooms.
     *
     * Format: boolean-string
     */
    allowTransactionRooms?: ("true" | "false") | undefined;
    /**
     * The number of days that remain in the billing period.
     *
     * Format: integer-string
     */
    billingPeriodDaysRemaining?: string | undefined;
    /**
     * The date and time when the billing period ends.
     *
     * Format: date-time
     */
    billingPeriodEndDate?: string | undefined;
    /** The number of envelopes that can be sent in the billing period, or `unlimited`. */
    billingPeriodEnvelopesAllowed?: string | undefined;
    /**
     * The number of envelopes that have been sent in the current billing period.
     *
     * Format: integer-string
     */
    billingPeriodEnvelopesSent?: string | undefined;
    /**
     * The date and time when the billing period began.
     *
     * Format: date-time
     */
    billingPeriodStartDate?: string | undefined;
    /** The billing type of the account. Possible values: `direct` or `web`. */
    billingProfile?: string | undefined;
    /**
     * Indicates whether the plan can be upgraded without contacting the sales team.
     *
     * Format: boolean-string
     */
    canUpgrade?: ("true" | "false") | undefined;
    /** The level of access to Connect, such as `none` or `full`. */
    connectPermission?: string | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** The ID of the current plan of the account, assigned by the service. */
    currentPlanId?: string | undefined;
    /** The URL at which a display appliance of the customer opens documents. */
    displayApplianceStartUrl?: string | undefined;
    /** The URL of a display appliance, which displays documents from the customer's own network. */
    displayApplianceUrl?: string | undefined;
    /** The code of the reseller through whom the account was created. */
    distributorCode?: string | undefined;
    /** The URL to which users of the account are redirected after they log out. */
    docuSignLandingUrl?: string | undefined;
    /** Settings of the signing service, as names with string values. */
    dssValues?: {
        [key: string]: string;
    } | undefined;
    /**
     * Indicates whether the account is currently blocked from sending envelopes.
     *
     * Format: boolean-string
     */
    envelopeSendingBlocked?: ("true" | "false") | undefined;
    /** The price of each envelope beyond the plan's allowance, as a decimal number. */
    envelopeUnitPrice?: string | undefined;
    /** The ID that a reseller assigned to the account. */
    externalAccountId?: string | undefined;
    /**
     * The number of security questions that each user of the account answers.
     *
     * Format: integer-string
     */
    forgottenPasswordQuestionsCount?: string | undefined;
    /**
     * Indicates whether the account is scheduled to change to a smaller plan.
     *
     * Format: boolean-string
     */
    isDowngrade?: ("true" | "false") | undefined;
    /** The payment method of the account. */
    paymentMethod?: PaymentMethod | undefined;
    /** The classification of the plan, such as `business`. */
    planClassification?: string | undefined;
    /**
     * The date and time when the plan ends.
     *
     * Format: date-time
     */
    planEndDate?: string | undefined;
    /** The name of the billing plan that the account uses. */
    planName?: string | undefined;
    /**
     * The date and time when the plan began.
     *
     * Format: date-time
     */
    planStartDate?: string | undefined;
    /** The recipient domains to which the account can send envelopes. */
    recipientDomains?: RecipientDomain[] | undefined;
    /** The number of users that the account can have, or `unlimited`. */
    seatsAllowed?: string | undefined;
    /**
     * The number of users that the account has.
     *
     * Format: integer-string
     */
    seatsInUse?: string | undefined;
    /** The status of 21 CFR Part 11 for the account: whether and how it signs under these rules. */
    status21CFRPart11?: string | undefined;
    /**
     * The date and time when the account was suspended.
     *
     * Format: date-time
     */
    suspensionDate?: string | undefined;
    /**
     * The suspension status of the account and the reason. It is empty if the account is not
     * suspended.
     */
    suspensionStatus?: string | undefined;
    /** Indicates whether documents are provided by a display appliance of the customer. */
    useDisplayAppliance?: boolean | undefined;
    /** The brands of the account. */
    brands?: BrandsResponse | undefined;
    /**
     * The number of envelopes with generated documents that can still be sent free of charge.
     *
     * Format: double
     */
    freeEnvelopeSendsRemainingForAdvancedDocGen?: number | undefined;
    /**
     * Indicates whether the account is eligible to change from the free plan to a trial.
     *
     * Format: boolean-string
     */
    isFreeToTrialEligible?: ("true" | "false") | undefined;
}

/**
 * `AccountInformation` in a response: with the members that the service always writes.
 */
export interface AccountInformationAnswer extends AccountInformation {
    accountSettings?: AccountSettingsInformationAnswer | undefined;
    brands?: BrandsResponseAnswer | undefined;
}
