/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NrdsDeleteUserNrdsId204Response, NrdsDeleteUserNrdsIdParams, NrdsDeleteUserNrdsIdResponses, NrdsUpdateUserNrdsId200Response, NrdsUpdateUserNrdsIdBody, NrdsUpdateUserNrdsIdParams, NrdsUpdateUserNrdsIdResponses } from '@countersign/types/rooms-v2/nrds';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `nrdsUpdateUserNrdsId`.
 */
export interface NrdsUpdateUserNrdsIdInput {
    path: PathOf<NrdsUpdateUserNrdsIdParams>;
    body: NrdsUpdateUserNrdsIdBody;
}
/**
 * Set the NRDS number of a user.
 *
 * Stores the number of a user in the National Realtor Database System, the register of the
 * association of real-estate agents. An existing number is replaced. The signatures of the user in
 * eSignature then show the number with its status. Users can change their own number. For other
 * users, the caller needs the right to manage members of this access level.
 *
 * Nrds_UpdateUserNrdsId: `PUT /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const nrdsUpdateUserNrdsId: Operation<NrdsUpdateUserNrdsIdInput, NrdsUpdateUserNrdsId200Response, NrdsUpdateUserNrdsIdResponses, 'rooms'> = /* @__PURE__ */ operation('Nrds_UpdateUserNrdsId', 'PUT', '/v2/accounts/{accountId}/users/{userId}/nrds');


/**
 * The input of `nrdsDeleteUserNrdsId`.
 */
export interface NrdsDeleteUserNrdsIdInput {
    path: PathOf<NrdsDeleteUserNrdsIdParams>;
}
/**
 * Remove the NRDS number of a user.
 *
 * Deletes the number in the National Realtor Database System that Rooms stores for a user, also from
 * the signatures of the user in eSignature. The register itself is not changed. Users can delete
 * their own number. For other users, the caller needs the right to manage members of this access
 * level. A user without a number gets `RESOURCE_NOT_FOUND`.
 *
 * Nrds_DeleteUserNrdsId: `DELETE /v2/accounts/{accountId}/users/{userId}/nrds`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const nrdsDeleteUserNrdsId: Operation<NrdsDeleteUserNrdsIdInput, NrdsDeleteUserNrdsId204Response, NrdsDeleteUserNrdsIdResponses, 'rooms'> = /* @__PURE__ */ operation('Nrds_DeleteUserNrdsId', 'DELETE', '/v2/accounts/{accountId}/users/{userId}/nrds');

