// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormFormDataRecipient } from './powerFormFormDataRecipient.js';

/** The data that the recipients of one envelope entered. */
export interface PowerFormFormDataEnvelope {
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The recipients of the envelope, each with the data that they entered. */
    recipients?: PowerFormFormDataRecipient[] | undefined;
}
