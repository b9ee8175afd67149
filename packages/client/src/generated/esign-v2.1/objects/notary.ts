// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryCreateNotary201Response, NotaryCreateNotaryResponses, NotaryGetNotary200Response, NotaryGetNotaryJurisdictionSeal200Response, NotaryGetNotaryJurisdictionSealResponses, NotaryGetNotaryResponses, NotaryUpdateNotary200Response, NotaryUpdateNotaryResponses } from '@countersign/types/esign-v2.1/notary';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { NotaryCreateNotaryInput, NotaryGetNotaryInput, NotaryGetNotaryJurisdictionSealInput, NotaryUpdateNotaryInput } from '../notary.js';
import { notaryCreateNotary, notaryGetNotary, notaryGetNotaryJurisdictionSeal, notaryUpdateNotary } from '../notary.js';
/**
 * The registration of the calling user as a notary.
 */
export interface Notary {
    /**
     * Read the calling user's registration as a notary.
     *
     * Returns whether and since when the calling user is registered as a notary. With
     * `include_jurisdictions`, the response also contains the jurisdictions of the registration.
     *
     * Notary_getNotary: `GET /v2.1/current_user/notary`
     */
    getNotary(input?: NotaryGetNotaryInput, options?: CallOptions): Call<NotaryGetNotary200Response, NotaryGetNotaryResponses>;
    /**
     * Register the calling user as a notary.
     *
     * Registers the calling user as a notary. Before the user can act as a notary, a jurisdiction must
     * be added. The account must have the notary feature. A user has one registration: a further call
     * changes it as `Notary_updateNotary` does, and its jurisdictions are kept.
     *
     * Notary_createNotary: `POST /v2.1/current_user/notary`
     */
    createNotary(input: NotaryCreateNotaryInput, options?: CallOptions): Call<NotaryCreateNotary201Response, NotaryCreateNotaryResponses>;
    /**
     * Change the calling user's registration as a notary.
     *
     * Changes whether the calling user currently acts as a notary and is visible to senders. Omitted
     * fields are not changed. The jurisdictions have separate operations.
     *
     * Notary_updateNotary: `PUT /v2.1/current_user/notary`
     */
    updateNotary(input: NotaryUpdateNotaryInput, options?: CallOptions): Call<NotaryUpdateNotary200Response, NotaryUpdateNotaryResponses>;
    /**
     * Download the seal of a notary.
     *
     * Returns the image of the seal of the caller in one jurisdiction.
     *
     * Notary_getNotaryJurisdictionSeal: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}/seal`
     */
    getNotaryJurisdictionSeal(input: NotaryGetNotaryJurisdictionSealInput, options?: CallOptions): DocumentCall<NotaryGetNotaryJurisdictionSeal200Response, NotaryGetNotaryJurisdictionSealResponses>;
}
/**
 * Creates an object whose methods are the functions of Notary.
 */
export function notary(client: Client<'esign'>): Notary {
    return {
        getNotary: notaryGetNotary.bind(null, client),
        createNotary: notaryCreateNotary.bind(null, client),
        updateNotary: notaryUpdateNotary.bind(null, client),
        getNotaryJurisdictionSeal: notaryGetNotaryJurisdictionSeal.bind(null, client)
    };
}

