/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeApplianceGetApplianceInfo200Response, EnvelopeApplianceGetApplianceInfoParams, EnvelopeApplianceGetApplianceInfoResponses } from '@countersign/types/esign-v2.1/envelope-appliance';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeApplianceGetApplianceInfo`.
 */
export interface EnvelopeApplianceGetApplianceInfoInput {
    path: PathOf<EnvelopeApplianceGetApplianceInfoParams>;
}
/**
 * Read what a signing page displays.
 *
 * Returns the documents with their pages, the recipients and the settings with which a signing
 * page displays an envelope.
 *
 * EnvelopeAppliance_getApplianceInfo: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/display_appliance_info`
 */
export const envelopeApplianceGetApplianceInfo: Operation<EnvelopeApplianceGetApplianceInfoInput, EnvelopeApplianceGetApplianceInfo200Response, EnvelopeApplianceGetApplianceInfoResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeAppliance_getApplianceInfo', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/display_appliance_info');

