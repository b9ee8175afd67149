/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeFormDataGet200Response, EnvelopeFormDataGetParams, EnvelopeFormDataGetResponses } from '@countersign/types/esign-v2.1/envelope-form-data';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeFormDataGet`.
 */
export interface EnvelopeFormDataGetInput {
    path: PathOf<EnvelopeFormDataGetParams>;
}
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
export const envelopeFormDataGet: Operation<EnvelopeFormDataGetInput, EnvelopeFormDataGet200Response, EnvelopeFormDataGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeFormData_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data');

