/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsBody, NotaryJurisdictionCreateNotaryJurisdictionsResponses, NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionParams, NotaryJurisdictionDeleteNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionParams, NotaryJurisdictionGetNotaryJurisdictionResponses, NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses, NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionBody, NotaryJurisdictionUpdateNotaryJurisdictionParams, NotaryJurisdictionUpdateNotaryJurisdictionResponses } from '@countersign/types/esign-v2.1/notary-jurisdiction';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `notaryJurisdictionGetNotaryJurisdictions`.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionsInput {
}
/**
 * List the jurisdictions of the calling notary.
 *
 * Returns the jurisdictions in which the calling user is registered as a notary, each with the
 * commission and the legal requirements for the seal. All jurisdictions are returned in one
 * response, which the paging fields describe.
 *
 * NotaryJurisdiction_getNotaryJurisdictions: `GET /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionGetNotaryJurisdictions: Operation<NotaryJurisdictionGetNotaryJurisdictionsInput, NotaryJurisdictionGetNotaryJurisdictions200Response, NotaryJurisdictionGetNotaryJurisdictionsResponses, 'esign'> = /* @__PURE__ */ operation('NotaryJurisdiction_getNotaryJurisdictions', 'GET', '/v2.1/current_user/notary/jurisdictions');


/**
 * The input of `notaryJurisdictionCreateNotaryJurisdictions`.
 */
export interface NotaryJurisdictionCreateNotaryJurisdictionsInput {
    body: NotaryJurisdictionCreateNotaryJurisdictionsBody;
}
/**
 * Add a jurisdiction to the calling notary.
 *
 * Registers the calling user as a notary in one more jurisdiction. The request body contains the ID
 * of the jurisdiction, the name and number of the commission, and its end date. Despite its name,
 * the operation creates one jurisdiction at a time.
 *
 * NotaryJurisdiction_createNotaryJurisdictions: `POST /v2.1/current_user/notary/jurisdictions`
 */
export const notaryJurisdictionCreateNotaryJurisdictions: Operation<NotaryJurisdictionCreateNotaryJurisdictionsInput, NotaryJurisdictionCreateNotaryJurisdictions201Response, NotaryJurisdictionCreateNotaryJurisdictionsResponses, 'esign'> = /* @__PURE__ */ operation('NotaryJurisdiction_createNotaryJurisdictions', 'POST', '/v2.1/current_user/notary/jurisdictions');


/**
 * The input of `notaryJurisdictionGetNotaryJurisdiction`.
 */
export interface NotaryJurisdictionGetNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionGetNotaryJurisdictionParams>;
}
/**
 * Read the registration of the calling notary in a jurisdiction.
 *
 * Returns the registration of the calling notary in one jurisdiction: the name and number of the
 * commission, its end date, and the legal requirements for the seal.
 *
 * NotaryJurisdiction_getNotaryJurisdiction: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionGetNotaryJurisdiction: Operation<NotaryJurisdictionGetNotaryJurisdictionInput, NotaryJurisdictionGetNotaryJurisdiction200Response, NotaryJurisdictionGetNotaryJurisdictionResponses, 'esign'> = /* @__PURE__ */ operation('NotaryJurisdiction_getNotaryJurisdiction', 'GET', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');


/**
 * The input of `notaryJurisdictionUpdateNotaryJurisdiction`.
 */
export interface NotaryJurisdictionUpdateNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionUpdateNotaryJurisdictionParams>;
    body: NotaryJurisdictionUpdateNotaryJurisdictionBody;
}
/**
 * Change the registration of the calling notary in a jurisdiction.
 *
 * Changes the registration of the calling notary in the jurisdiction in the path, for example after
 * the commission was renewed. Omitted fields are not changed.
 *
 * NotaryJurisdiction_updateNotaryJurisdiction: `PUT /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionUpdateNotaryJurisdiction: Operation<NotaryJurisdictionUpdateNotaryJurisdictionInput, NotaryJurisdictionUpdateNotaryJurisdiction200Response, NotaryJurisdictionUpdateNotaryJurisdictionResponses, 'esign'> = /* @__PURE__ */ operation('NotaryJurisdiction_updateNotaryJurisdiction', 'PUT', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');


/**
 * The input of `notaryJurisdictionDeleteNotaryJurisdiction`.
 */
export interface NotaryJurisdictionDeleteNotaryJurisdictionInput {
    path: PathOf<NotaryJurisdictionDeleteNotaryJurisdictionParams>;
}
/**
 * Remove a jurisdiction from the calling notary.
 *
 * Ends the registration of the calling user as a notary in one jurisdiction. The user remains a
 * notary in the others, and the entries in the journal are kept.
 *
 * NotaryJurisdiction_deleteNotaryJurisdiction: `DELETE /v2.1/current_user/notary/jurisdictions/{jurisdictionId}`
 */
export const notaryJurisdictionDeleteNotaryJurisdiction: Operation<NotaryJurisdictionDeleteNotaryJurisdictionInput, NotaryJurisdictionDeleteNotaryJurisdiction200Response, NotaryJurisdictionDeleteNotaryJurisdictionResponses, 'esign'> = /* @__PURE__ */ operation('NotaryJurisdiction_deleteNotaryJurisdiction', 'DELETE', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}');

