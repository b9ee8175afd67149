// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AgreementStyle } from './AgreementStyle.js';
import type { AgreementStatus } from './agreementStatus.js';
import type { DataField } from './dataField.js';
import type { DisplaySettings } from './displaySettings.js';
import type { Document } from './document.js';

/** The answer of a person to a version of a clickwrap. */
export interface UserAgreementResponse {
    /**
     * The ID of the account that the clickwrap belongs to.
     *
     * Format: guid
     */
    accountId?: string | undefined;
    /**
     * The date and time when the person agreed.
     *
     * Format: date-time
     */
    agreedOn?: (string | null) | undefined;
    /**
     * The ID of the agreement of this person.
     *
     * Format: guid
     */
    agreementId?: string | undefined;
    /** The URL at which the person can answer, for an hour. It is absent when the person has agreed. */
    agreementUrl?: string | undefined;
    /**
     * The ID of the clickwrap that the person is asked about.
     *
     * Format: guid
     */
    clickwrapId?: string | undefined;
    /** The ID of the person in the application. */
    clientUserId?: string | undefined;
    /** Indicates whether the page links to the consumer disclosure of the account. */
    consumerDisclosureEnabled?: boolean | undefined;
    /** The text of the consumer disclosure as HTML. */
    consumerDisclosureHtml?: string | undefined;
    /**
     * The date and time when the agreement was created.
     *
     * Format: date-time
     */
    createdOn?: string | undefined;
    /** The fields of the documents that are filled in. */
    dataFields?: DataField[] | undefined;
    /**
     * The date and time when the person declined.
     *
     * Format: date-time
     */
    declinedOn?: (string | null) | undefined;
    /** The values of the fields of the documents, each under its name. */
    documentData?: {
        [key: string]: string;
    } | undefined;
    /** The documents that the person is asked to agree to. */
    documents?: Document[] | undefined;
    /** The text of the application. */
    metadata?: string | undefined;
    /** The URL that the page leads to after the answer. */
    returnUrl?: string | undefined;
    settings?: DisplaySettings | undefined;
    status?: AgreementStatus | undefined;
    style?: AgreementStyle | undefined;
    /** The number of the version as text, such as `2.1`. */
    version?: string | undefined;
    /**
     * The ID of the version that the person is asked about.
     *
     * Format: guid
     */
    versionId?: string | undefined;
    /**
     * The part of the number of the version before the point.
     *
     * Format: int32
     */
    versionNumber?: number | undefined;
}
