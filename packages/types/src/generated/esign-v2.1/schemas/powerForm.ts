// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope } from './envelope.js';
import type { ErrorDetails } from './errorDetails.js';
import type { PowerFormRecipient } from './powerFormRecipient.js';

/** A public form from which whoever opens it gets an own copy of a template's envelope. */
export interface PowerForm {
    /** The user who made the form. */
    createdBy?: string | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The text of the e-mails that go out for the envelopes. */
    emailBody?: string | undefined;
    /** The subject of the e-mails that go out for the envelope. */
    emailSubject?: string | undefined;
    /** The envelopes that came from the form. */
    envelopes?: Envelope[] | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** What people read before they start. */
    instructions?: string | undefined;
    /**
     * Whether the form can be used.
     *
     * Format: boolean-string
     *
     * @default true
     */
    isActive?: ("true" | "false") | undefined;
    /**
     * When somebody last started an envelope from the form.
     *
     * Format: date-time
     */
    lastUsed?: string | undefined;
    /**
     * How long a person must wait before using the form again.
     *
     * Format: integer-string
     */
    limitUseInterval?: string | undefined;
    /**
     * Whether a person must wait before using the form again.
     *
     * Format: boolean-string
     */
    limitUseIntervalEnabled?: ("true" | "false") | undefined;
    /** The unit in which that wait is counted. */
    limitUseIntervalUnits?: ("minutes" | "hours" | "days" | "weeks" | "months") | undefined;
    /**
     * Whether the form can be used only so many times in all.
     *
     * Format: boolean-string
     */
    maxUseEnabled?: ("true" | "false") | undefined;
    /** What the form is called. */
    name?: string | undefined;
    /**
     * The PowerForm, by the ID that the service gave to it.
     *
     * Format: guid
     */
    powerFormId?: string | undefined;
    /** The absolute address at which the form is open to everybody. */
    powerFormUrl?: string | undefined;
    /** The roles of the template that people fill when they start. */
    recipients?: PowerFormRecipient[] | undefined;
    /** The full name of the user in whose name the envelopes go out. */
    senderName?: string | undefined;
    /**
     * The user in whose name the envelopes go out.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
    /**
     * How people get to sign: by an e-mail that proves the address, or at once. Signing at once must be
     * switched on for the account.
     */
    signingMode?: ("email" | "direct") | undefined;
    /**
     * The template, by the ID that the service gave to it.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** What the template behind the form is called. */
    templateName?: string | undefined;
    /**
     * How many envelopes were started from the form so far.
     *
     * Format: integer-string
     */
    timesUsed?: string | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
    /**
     * How many more envelopes can be started.
     *
     * Format: integer-string
     */
    usesRemaining?: string | undefined;
}
