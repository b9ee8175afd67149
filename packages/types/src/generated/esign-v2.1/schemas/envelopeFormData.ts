// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { FormDataItem } from './formDataItem.js';
import type { PrefillFormData } from './prefillFormData.js';
import type { RecipientFormData } from './recipientFormData.js';

/** What has been filled in on the documents of an envelope. */
export interface EnvelopeFormData {
    /** The subject of the e-mails that go out for the envelope. */
    emailSubject?: string | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The values of all fields, whoever filled them in. */
    formData?: FormDataItem[] | undefined;
    /** What the sender filled in before sending. */
    prefillFormData?: PrefillFormData | undefined;
    /** The values by recipient. */
    recipientFormData?: RecipientFormData[] | undefined;
    /**
     * When the envelope was sent.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /** Where the envelope stands. */
    status?: EnvelopeStatus | undefined;
}
