// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormFormDataEnvelope } from './powerFormFormDataEnvelope.js';

/** The data that was entered in the envelopes created from a PowerForm. */
export interface PowerFormsFormDataResponse {
    /** The envelopes that were created from the PowerForm within the period. */
    envelopes?: PowerFormFormDataEnvelope[] | undefined;
}
