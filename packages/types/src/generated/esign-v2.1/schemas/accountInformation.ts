// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSettingsInformation } from './accountSettingsInformation.js';
import type { BrandsResponse } from './brandsResponse.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { RecipientDomain } from './recipientDomain.js';

/**
 * What is known of an account: its plan, its billing period, what is left of both, and its
 * settings.
 */
export interface AccountInformation {
    /**
     * The account, by its GUID.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** What the account is called, as a rule the company. */
    accountName?: string | undefined;
    /** The settings of the account; only on request. */
    accountSettings?: AccountSettingsInformation | undefined;
    /**
     * Whether the account may use rooms.
     *
     * Format: boolean-string
     */
    allowTransactionRooms?: ("true" | "false") | undefined;
    /**
     * How many days of the billing period are left.
     *
     * Format: integer-string
     */
    billingPeriodDaysRemaining?: string | undefined;
    /**
     * When the billing period ends.
     *
     * Format: date-time
     */
    billingPeriodEndDate?: string | undefined;
    /** How many envelopes may be sent in the billing period, a number or `unlimited`. */
    billingPeriodEnvelopesAllowed?: string | undefined;
    /**
     * How many envelopes were sent in the billing period so far.
     *
     * Format: integer-string
     */
    billingPeriodEnvelopesSent?: string | undefined;
    /**
     * When the billing period began.
     *
     * Format: date-time
     */
    billingPeriodStartDate?: string | undefined;
    /** How the account is billed, `direct` or `web`. */
    billingProfile?: string | undefined;
    /**
     * Whether the plan can be changed for a larger one without the sales team.
     *
     * Format: boolean-string
     */
    canUpgrade?: ("true" | "false") | undefined;
    /** Which form of Connect the account may use, such as `none` or `full`. */
    connectPermission?: string | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** The plan of the account, by the ID that the service gave to it. */
    currentPlanId?: string | undefined;
    /** The address at which a display appliance of the customer opens documents. */
    displayApplianceStartUrl?: string | undefined;
    /** The address of a display appliance, which shows documents from the customer's own network. */
    displayApplianceUrl?: string | undefined;
    /** The code of the reseller under whom the account was made. */
    distributorCode?: string | undefined;
    /** The address to which users of the account come when they log out. */
    docuSignLandingUrl?: string | undefined;
    /** Settings of the signing service by name, each a text. */
    dssValues?: {
        [key: string]: string;
    } | undefined;
    /**
     * Whether the account may not send envelopes at present.
     *
     * Format: boolean-string
     */
    envelopeSendingBlocked?: ("true" | "false") | undefined;
    /** The price of one envelope beyond the plan, as a decimal number. */
    envelopeUnitPrice?: string | undefined;
    /** The account, by the ID that a reseller gave to it. */
    externalAccountId?: string | undefined;
    /**
     * How many security questions a user of the account answers.
     *
     * Format: integer-string
     */
    forgottenPasswordQuestionsCount?: string | undefined;
    /**
     * Whether the account is about to change to a smaller plan.
     *
     * Format: boolean-string
     */
    isDowngrade?: ("true" | "false") | undefined;
    /** How the account is paid. */
    paymentMethod?: PaymentMethod | undefined;
    /** The kind of plan, such as `business`. */
    planClassification?: string | undefined;
    /**
     * When the plan ends.
     *
     * Format: date-time
     */
    planEndDate?: string | undefined;
    /** What the service calls the plan. */
    planName?: string | undefined;
    /**
     * When the plan began.
     *
     * Format: date-time
     */
    planStartDate?: string | undefined;
    /** The domains to whose recipients the account may send. */
    recipientDomains?: RecipientDomain[] | undefined;
    /** How many users the account may have, a number or `unlimited`. */
    seatsAllowed?: string | undefined;
    /**
     * How many users the account has.
     *
     * Format: integer-string
     */
    seatsInUse?: string | undefined;
    /** Whether and how the account signs under 21 CFR Part 11. */
    status21CFRPart11?: string | undefined;
    /**
     * When the account was suspended.
     *
     * Format: date-time
     */
    suspensionDate?: string | undefined;
    /** Whether the account is suspended, and why; empty where it is not. */
    suspensionStatus?: string | undefined;
    /** Whether documents come from a display appliance of the customer. */
    useDisplayAppliance?: boolean | undefined;
    /** The brands of the account. */
    brands?: BrandsResponse | undefined;
    /**
     * How many envelopes with generated documents may still be sent free of charge.
     *
     * Format: double
     */
    freeEnvelopeSendsRemainingForAdvancedDocGen?: number | undefined;
    /**
     * Whether the account may change from the free plan to a trial.
     *
     * Format: boolean-string
     */
    isFreeToTrialEligible?: ("true" | "false") | undefined;
}
