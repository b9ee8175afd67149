// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeFormDataGet200Response, EnvelopeFormDataGetResponses } from '@countersign/types/esign-v2.1/envelope-form-data';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeFormDataGetInput } from '../envelope-form-data.js';
import { envelopeFormDataGet } from '../envelope-form-data.js';
/**
 * What the sender and the recipients of an envelope have filled in.
 */
export interface EnvelopeFormData {
    /**
     * Read what was filled in on an envelope.
     *
     * Gives the values of the fields of an envelope: those that the sender filled in, those of each
     * recipient, and all of them in one list. The envelope must be in process, completed or voided; a
     * draft has no form data.
     *
     * The sender and administrators of the account may read them.
     *
     * EnvelopeFormData_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data`
     */
    get(input: EnvelopeFormDataGetInput, options?: CallOptions): Call<EnvelopeFormDataGet200Response, EnvelopeFormDataGetResponses>;
}
/**
 * Makes the functions of EnvelopeFormData into methods of one object.
 */
export function envelopeFormData(client: Client): EnvelopeFormData {
    return {
        get: envelopeFormDataGet.bind(null, client)
    };
}

