// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { FormDataItem } from './formDataItem.js';
import type { PrefillFormData } from './prefillFormData.js';
import type { RecipientFormData } from './recipientFormData.js';

/** The data that was entered in the documents of an envelope. */
export interface EnvelopeFormData {
    /** The subject of the e-mails that are sent for the envelope. */
    emailSubject?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The values of all fields that the sender and the recipients filled in. */
    formData?: FormDataItem[] | undefined;
    /** The data that the sender filled in before sending. */
    prefillFormData?: PrefillFormData | undefined;
    /** The values, grouped by recipient. */
    recipientFormData?: RecipientFormData[] | undefined;
    /**
     * The date and time when the envelope was sent to its first recipients.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /** The status of the envelope. */
    status?: EnvelopeStatus | undefined;
}

/**
 * `EnvelopeFormData` in a response: with the members that the service always writes.
 */
export interface EnvelopeFormDataAnswer extends EnvelopeFormData {
    envelopeId: string;
    formData: FormDataItem[];
    recipientFormData: RecipientFormData[];
    status: EnvelopeStatus;
}
