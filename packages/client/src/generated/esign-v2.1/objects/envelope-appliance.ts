// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeApplianceGetApplianceInfo200Response, EnvelopeApplianceGetApplianceInfoResponses } from '@countersign/types/esign-v2.1/envelope-appliance';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeApplianceGetApplianceInfoInput } from '../envelope-appliance.js';
import { envelopeApplianceGetApplianceInfo } from '../envelope-appliance.js';
/**
 * The data that a signing page displays.
 */
export interface EnvelopeAppliance {
    /**
     * Read what a signing page displays.
     *
     * Returns the documents with their pages, the recipients and the settings with which a signing
     * page displays an envelope.
     *
     * EnvelopeAppliance_getApplianceInfo: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/display_appliance_info`
     */
    getApplianceInfo(input: EnvelopeApplianceGetApplianceInfoInput, options?: CallOptions): Call<EnvelopeApplianceGetApplianceInfo200Response, EnvelopeApplianceGetApplianceInfoResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeAppliance.
 */
export function envelopeAppliance(client: Client<'esign'>): EnvelopeAppliance {
    return {
        getApplianceInfo: envelopeApplianceGetApplianceInfo.bind(null, client)
    };
}

