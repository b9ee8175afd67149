// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope, EnvelopeAnswer } from './envelope.js';
import type { ErrorDetails } from './errorDetails.js';
import type { PowerFormRecipient } from './powerFormRecipient.js';

/** A PowerForm: a public form that creates an envelope from a template for each person who opens it. */
export interface PowerForm {
    /** The user who created the PowerForm. */
    createdBy?: string | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The body text of the e-mails for the envelopes. Without it, the text of the template is used. */
    emailBody?: string | undefined;
    /** The subject of the e-mails for the envelopes. Without it, the subject of the template is used. */
    emailSubject?: string | undefined;
    /** The envelopes that were created from the PowerForm. */
    envelopes?: Envelope[] | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The instructions that users see before they start. */
    instructions?: string | undefined;
    /**
     * Specifies whether the PowerForm can be used.
     *
     * Format: boolean-string
     *
     * @default true
     */
    isActive?: ("true" | "false") | undefined;
    /**
     * The date and time when an envelope was last created from the PowerForm.
     *
     * Format: date-time
     */
    lastUsed?: string | undefined;
    /**
     * The time that a person must wait before using the PowerForm again, in `limitUseIntervalUnits`.
     * Both are required if `limitUseIntervalEnabled` is `true`. A person is identified by the e-mail
     * address.
     *
     * Format: integer-string
     */
    limitUseInterval?: string | undefined;
    /**
     * Specifies whether a person must wait before using the PowerForm again.
     *
     * Format: boolean-string
     */
    limitUseIntervalEnabled?: ("true" | "false") | undefined;
    /** The unit of `limitUseInterval`: `minutes`, `hours`, `days`, `weeks` or `months`. */
    limitUseIntervalUnits?: ("minutes" | "hours" | "days" | "weeks" | "months" | (string & {})) | undefined;
    /**
     * Specifies whether the total number of uses is limited.
     *
     * Format: boolean-string
     */
    maxUseEnabled?: ("true" | "false") | undefined;
    /** The name of the PowerForm. */
    name?: string | undefined;
    /**
     * The ID of the PowerForm, which the service assigns.
     *
     * Format: guid
     */
    powerFormId?: string | undefined;
    /**
     * The absolute URL at which the PowerForm is publicly available. Parameters that are added to it
     * fill in the form: `<role>_UserName` and `<role>_Email` the name and e-mail address of a role,
     * `<role>_<label>` a tab of the role, and `EnvelopeField_<name>` a custom field. With
     * `activateonly=1`, an e-mail with a link replaces the access code of the mode `email`.
     */
    powerFormUrl?: string | undefined;
    /** The template roles that users of the PowerForm fill in when they start. */
    recipients?: PowerFormRecipient[] | undefined;
    /** The full name of the user on whose behalf the envelopes are sent. */
    senderName?: string | undefined;
    /**
     * The ID of the user on whose behalf the envelopes are sent.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
    /**
     * The way in which users access signing: from an e-mail that verifies their address (`email`),
     * or immediately (`direct`). The mode `direct` must be enabled for the account.
     */
    signingMode?: ("email" | "direct" | (string & {})) | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The name of the template on which the PowerForm is based. */
    templateName?: string | undefined;
    /**
     * The number of envelopes that were created from the PowerForm so far.
     *
     * Format: integer-string
     */
    timesUsed?: string | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
    /**
     * The number of envelopes that can still be created from the PowerForm. It is required if
     * `maxUseEnabled` is `true`.
     *
     * Format: integer-string
     */
    usesRemaining?: string | undefined;
}

/**
 * `PowerForm` in a response: with the members that the service always writes.
 */
export interface PowerFormAnswer extends PowerForm {
    envelopes?: EnvelopeAnswer[] | undefined;
}
