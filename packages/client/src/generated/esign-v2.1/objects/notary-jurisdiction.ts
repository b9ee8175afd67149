// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsResponses, NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses, NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionResponses } from '@countersign/types/esign-v2.1/notary-jurisdiction';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { NotaryJurisdictionCreateNotaryJurisdictionsInput, NotaryJurisdictionDeleteNotaryJurisdictionInput, NotaryJurisdictionGetNotaryJurisdictionInput, NotaryJurisdictionGetNotaryJurisdictionsInput, NotaryJurisdictionUpdateNotaryJurisdictionInput } from '../notary-jurisdiction.js';
import { notaryJurisdictionCreateNotaryJurisdictions, notaryJurisdictionDeleteNotaryJurisdiction, notaryJurisdictionGetNotaryJurisdiction, notaryJurisdictionGetNotaryJurisdictions, notaryJurisdictionUpdateNotaryJurisdiction } from '../notary-jurisdiction.js';
/**
 * The jurisdictions in which the calling user can act as a notary.
 */
export interface NotaryJurisdiction {
    /**
     * List the jurisdictions of the calling notary.
     *
     * Returns the jurisdictions in which the calling user is registered as a notary, each with the
     * commission and the legal requirements for the seal. All jurisdictions are returned in one
     * response, which the paging fields describe.
     *
     * NotaryJurisdiction_getNotaryJurisdictions: `GET /v2.1/current_user/notary/jurisdictions`
     */
    getNotaryJurisdictions(input?: NotaryJurisdictionGetNotaryJurisdictionsInput, options?: CallOptions): Call<NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses>;
    /**
     * Add a jurisdiction to the calling notary.
     *
     * Registers the calling user as a notary in one more jurisdiction. The request body contains the ID
     * of the jurisdiction, the name and number of the commission, and its end date. Despite its name,
     * the operation creates one jurisdiction at a time.
     *
     * NotaryJurisdiction_createNotaryJurisdictions: `POST /v2.1/current_user/notary/jurisdictions`
     */
    createNotaryJurisdictions(input: NotaryJurisdictionCreateNotaryJurisdictionsInput, options?: CallOptions): Call<NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsResponses>;
    /**
     * Read the registration of the calling notary in a jurisdiction.
     *
     * Returns the registration of the calling notary in one jurisdiction: the name and number of the
     * commission, its end date, and the legal requirements for the seal.
     *
     * NotaryJurisdiction_getNotaryJurisdiction: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
     */
    getNotaryJurisdiction(input: NotaryJurisdictionGetNotaryJurisdictionInput, options?: CallOptions): Call<NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionResponses>;
    /**
     * Change the registration of the calling notary in a jurisdiction.
     *
     * Changes the registration of the calling notary in the jurisdiction in the path, for example after
     * the commission was renewed. Omitted fields are not changed.
     *
     * NotaryJurisdiction_updateNotaryJurisdiction: `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
     */
    updateNotaryJurisdiction(input: NotaryJurisdictionUpdateNotaryJurisdictionInput, options?: CallOptions): Call<NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionResponses>;
    /**
     * Remove a jurisdiction from the calling notary.
     *
     * Ends the registration of the calling user as a notary in one jurisdiction. The user remains a
     * notary in the others, and the entries in the journal are kept.
     *
     * NotaryJurisdiction_deleteNotaryJurisdiction: `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
     */
    deleteNotaryJurisdiction(input: NotaryJurisdictionDeleteNotaryJurisdictionInput, options?: CallOptions): Call<NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionResponses>;
}
/**
 * Creates an object whose methods are the functions of NotaryJurisdiction.
 */
export function notaryJurisdiction(client: Client<'esign'>): NotaryJurisdiction {
    return {
        getNotaryJurisdictions: notaryJurisdictionGetNotaryJurisdictions.bind(null, client),
        createNotaryJurisdictions: notaryJurisdictionCreateNotaryJurisdictions.bind(null, client),
        getNotaryJurisdiction: notaryJurisdictionGetNotaryJurisdiction.bind(null, client),
        updateNotaryJurisdiction: notaryJurisdictionUpdateNotaryJurisdiction.bind(null, client),
        deleteNotaryJurisdiction: notaryJurisdictionDeleteNotaryJurisdiction.bind(null, client)
    };
}

