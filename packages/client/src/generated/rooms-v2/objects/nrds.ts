// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NrdsDeleteUserNrdsId204Response, NrdsDeleteUserNrdsIdResponses, NrdsUpdateUserNrdsId200Response, NrdsUpdateUserNrdsIdResponses } from '@countersign/types/rooms-v2/nrds';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { NrdsDeleteUserNrdsIdInput, NrdsUpdateUserNrdsIdInput } from '../nrds.js';
import { nrdsDeleteUserNrdsId, nrdsUpdateUserNrdsId } from '../nrds.js';
/**
 * The number of a real-estate agent in the National Realtor Database System, as Rooms stores it
 * for the user.
 */
export interface Nrds {
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
    updateUserNrdsId(input: NrdsUpdateUserNrdsIdInput, options?: CallOptions): Call<NrdsUpdateUserNrdsId200Response, NrdsUpdateUserNrdsIdResponses>;
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
    deleteUserNrdsId(input: NrdsDeleteUserNrdsIdInput, options?: CallOptions): Call<NrdsDeleteUserNrdsId204Response, NrdsDeleteUserNrdsIdResponses>;
}
/**
 * Creates an object whose methods are the functions of Nrds.
 */
export function nrds(client: Client<'rooms'>): Nrds {
    return {
        updateUserNrdsId: nrdsUpdateUserNrdsId.bind(null, client),
        deleteUserNrdsId: nrdsDeleteUserNrdsId.bind(null, client)
    };
}

