// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeFormDataGet200Response, EnvelopeFormDataGetResponses } from '@countersign/types/esign-v2.1/envelope-form-data';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeFormDataGetInput } from '../envelope-form-data.js';
import { envelopeFormDataGet } from '../envelope-form-data.js';
/**
 * The data that the sender and the recipients of an envelope have entered.
 */
export interface EnvelopeFormData {
    /**
     * Read the form data of an envelope.
     *
     * Returns the values of the fields of an envelope: the values that the sender entered, those of each
     * recipient, and all of them in one array. The envelope must be in process, completed
     * or voided. A draft that was created from a template returns the values prefilled there. Other
     * drafts do not have form data.
     *
     * The sender and administrators of the account can read them.
     *
     * EnvelopeFormData_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data`
     */
    get(input: EnvelopeFormDataGetInput, options?: CallOptions): Call<EnvelopeFormDataGet200Response, EnvelopeFormDataGetResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeFormData.
 */
export function envelopeFormData(client: Client<'esign'>): EnvelopeFormData {
    return {
        get: envelopeFormDataGet.bind(null, client)
    };
}

