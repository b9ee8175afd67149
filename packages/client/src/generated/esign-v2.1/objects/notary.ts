// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryCreateNotary201Response, NotaryCreateNotaryResponses, NotaryGetNotary200Response, NotaryGetNotaryResponses, NotaryUpdateNotary200Response, NotaryUpdateNotaryResponses } from '@countersign/types/esign-v2.1/notary';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { NotaryCreateNotaryInput, NotaryGetNotaryInput, NotaryUpdateNotaryInput } from '../notary.js';
import { notaryCreateNotary, notaryGetNotary, notaryUpdateNotary } from '../notary.js';
/**
 * The calling user's registration as a notary.
 */
export interface Notary {
    /**
     * Read the calling user's registration as a notary.
     *
     * Tells whether and since when the calling user is registered as a notary. With
     * `include_jurisdictions` the answer also lists the jurisdictions in which that is so.
     *
     * Notary_getNotary: `GET /v2.1/current_user/notary`
     */
    getNotary(input?: NotaryGetNotaryInput, options?: CallOptions): Call<NotaryGetNotary200Response, NotaryGetNotaryResponses>;
    /**
     * Register the calling user as a notary.
     *
     * Registers the calling user as a notary. Before the user can act as one, a jurisdiction must be
     * added. The account must have notaries among its features, and a user is registered once only.
     *
     * Notary_createNotary: `POST /v2.1/current_user/notary`
     */
    createNotary(input: NotaryCreateNotaryInput, options?: CallOptions): Call<NotaryCreateNotary201Response, NotaryCreateNotaryResponses>;
    /**
     * Change the calling user's registration as a notary.
     *
     * Changes whether the calling user acts as a notary at present and can be found by senders. Fields
     * that are left out stay as they are. The jurisdictions have operations of their own.
     *
     * Notary_updateNotary: `PUT /v2.1/current_user/notary`
     */
    updateNotary(input: NotaryUpdateNotaryInput, options?: CallOptions): Call<NotaryUpdateNotary200Response, NotaryUpdateNotaryResponses>;
}
/**
 * Makes the functions of Notary into methods of one object.
 */
export function notary(client: Client): Notary {
    return {
        getNotary: notaryGetNotary.bind(null, client),
        createNotary: notaryCreateNotary.bind(null, client),
        updateNotary: notaryUpdateNotary.bind(null, client)
    };
}

