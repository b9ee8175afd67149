// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormFormDataRecipient } from './powerFormFormDataRecipient.js';

/** What the recipients of one envelope entered. */
export interface PowerFormFormDataEnvelope {
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The recipients of the envelope, each with what they entered. */
    recipients?: PowerFormFormDataRecipient[] | undefined;
}
