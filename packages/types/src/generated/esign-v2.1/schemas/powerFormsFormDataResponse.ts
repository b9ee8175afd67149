// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerFormFormDataEnvelope } from './powerFormFormDataEnvelope.js';

/** What people entered into the envelopes that came from a PowerForm. */
export interface PowerFormsFormDataResponse {
    /** The envelopes that the PowerForm started within the period. */
    envelopes?: PowerFormFormDataEnvelope[] | undefined;
}
