/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsBody, NotaryJurisdictionCreateNotaryJurisdictionsResponses, NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionParams, NotaryJurisdictionDeleteNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionParams, NotaryJurisdictionGetNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses, NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionBody, NotaryJurisdictionUpdateNotaryJurisdictionParams, NotaryJurisdictionUpdateNotaryJurisdictionResponses } from '@countersign/types/esign-v2.1/notary-jurisdiction';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `notaryJurisdictionGetNotaryJurisdictions` takes.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionsInput {
}
/**
 * List the jurisdictions of the calling notary.
 *
 * Lists the jurisdictions in which the calling user is registered as a notary, each with the
 * commission behind it and with what its law says about the seal. The list comes in one piece,
 * which its paging fields describe.
 *
 * NotaryJurisdiction_getNotaryJurisdictions: `GET /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionGetNotaryJurisdictions: Operation<NotaryJurisdictionGetNotaryJurisdictionsInput, NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses> = /* @__PURE__ */ operation('NotaryJurisdiction_getNotaryJurisdictions', 'GET', '/v2.1/current_user/notary/jurisdictions');


/**
 * What `notaryJurisdictionCreateNotaryJurisdictions` takes.
 */
export interface NotaryJurisdictionCreateNotaryJurisdictionsInput {
    body: NotaryJurisdictionCreateNotaryJurisdictionsBody;
}
/**
 * Add a jurisdiction to the calling notary.
 *
 * Registers the calling user as a notary in one more jurisdiction. The body tells the jurisdiction
 * by its ID, the name and number of the commission and when it ends. In spite of its name the
 * operation takes one jurisdiction at a time.
 *
 * NotaryJurisdiction_createNotaryJurisdictions: `POST /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionCreateNotaryJurisdictions: Operation<NotaryJurisdictionCreateNotaryJurisdictionsInput, NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsResponses> = /* @__PURE__ */ operation('NotaryJurisdiction_createNotaryJurisdictions', 'POST', '/v2.1/current_user/notary/jurisdictions');


/**
 * What `notaryJurisdictionGetNotaryJurisdiction` takes.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionGetNotaryJurisdictionParams>;
}
/**
 * Read the registration of the calling notary in a jurisdiction.
 *
 * Gives the calling notary's registration in one jurisdiction: the name and number of the
 * commission, when it ends, and what the law there says about the seal.
 *
 * NotaryJurisdiction_getNotaryJurisdiction: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionGetNotaryJurisdiction: Operation<NotaryJurisdictionGetNotaryJurisdictionInput, NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionResponses> = /* @__PURE__ */ operation('NotaryJurisdiction_getNotaryJurisdiction', 'GET', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');


/**
 * What `notaryJurisdictionUpdateNotaryJurisdiction` takes.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionUpdateNotaryJurisdictionParams>;
    body: NotaryJurisdictionUpdateNotaryJurisdictionBody;
}
/**
 * Change the registration of the calling notary in a jurisdiction.
 *
 * Changes the calling notary's registration in the jurisdiction that the path names, for instance
 * after the commission was renewed. Fields that are left out stay as they are.
 *
 * NotaryJurisdiction_updateNotaryJurisdiction: `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionUpdateNotaryJurisdiction: Operation<NotaryJurisdictionUpdateNotaryJurisdictionInput, NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionResponses> = /* @__PURE__ */ operation('NotaryJurisdiction_updateNotaryJurisdiction', 'PUT', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');


/**
 * What `notaryJurisdictionDeleteNotaryJurisdiction` takes.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionDeleteNotaryJurisdictionParams>;
}
/**
 * Remove a jurisdiction from the calling notary.
 *
 * Ends the calling user's registration as a notary in one jurisdiction. The user stays a notary in
 * the others, and the journal keeps its entries.
 *
 * NotaryJurisdiction_deleteNotaryJurisdiction: `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionDeleteNotaryJurisdiction: Operation<NotaryJurisdictionDeleteNotaryJurisdictionInput, NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionResponses> = /* @__PURE__ */ operation('NotaryJurisdiction_deleteNotaryJurisdiction', 'DELETE', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');

