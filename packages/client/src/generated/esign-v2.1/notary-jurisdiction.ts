/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the jurisdictions of the calling notary.
 *
 * Lists the jurisdictions in which the calling user is registered as a notary, each with the
 * commission behind it and with what its law says about the seal. The list comes in one piece,
 * which its paging fields describe.
 *
 * NotaryJurisdiction_getNotaryJurisdictions: `GET /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionGetNotaryJurisdictions = /* @__PURE__ */ operation<operations['NotaryJurisdiction_getNotaryJurisdictions']>({
    id: 'NotaryJurisdiction_getNotaryJurisdictions',
    method: 'GET',
    path: '/v2.1/current_user/notary/jurisdictions'
});


/**
 * Add a jurisdiction to the calling notary.
 *
 * Registers the calling user as a notary in one more jurisdiction. The body tells the jurisdiction
 * by its ID, the name and number of the commission and when it ends. In spite of its name the
 * operation takes one jurisdiction at a time.
 *
 * NotaryJurisdiction_createNotaryJurisdictions: `POST /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionCreateNotaryJurisdictions = /* @__PURE__ */ operation<operations['NotaryJurisdiction_createNotaryJurisdictions']>({
    id: 'NotaryJurisdiction_createNotaryJurisdictions',
    method: 'POST',
    path: '/v2.1/current_user/notary/jurisdictions',
    mediaTypes: ['application/json']
});


/**
 * Read the registration of the calling notary in a jurisdiction.
 *
 * Gives the calling notary's registration in one jurisdiction: the name and number of the
 * commission, when it ends, and what the law there says about the seal.
 *
 * NotaryJurisdiction_getNotaryJurisdiction: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionGetNotaryJurisdiction = /* @__PURE__ */ operation<operations['NotaryJurisdiction_getNotaryJurisdiction']>({
    id: 'NotaryJurisdiction_getNotaryJurisdiction',
    method: 'GET',
    path: '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}'
});


/**
 * Change the registration of the calling notary in a jurisdiction.
 *
 * Changes the calling notary's registration in the jurisdiction that the path names, for instance
 * after the commission was renewed. Fields that are left out stay as they are.
 *
 * NotaryJurisdiction_updateNotaryJurisdiction: `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionUpdateNotaryJurisdiction = /* @__PURE__ */ operation<operations['NotaryJurisdiction_updateNotaryJurisdiction']>({
    id: 'NotaryJurisdiction_updateNotaryJurisdiction',
    method: 'PUT',
    path: '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}',
    mediaTypes: ['application/json']
});


/**
 * Remove a jurisdiction from the calling notary.
 *
 * Ends the calling user's registration as a notary in one jurisdiction. The user stays a notary in
 * the others, and the journal keeps its entries.
 *
 * NotaryJurisdiction_deleteNotaryJurisdiction: `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionDeleteNotaryJurisdiction = /* @__PURE__ */ operation<operations['NotaryJurisdiction_deleteNotaryJurisdiction']>({
    id: 'NotaryJurisdiction_deleteNotaryJurisdiction',
    method: 'DELETE',
    path: '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}'
});

