/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * Set the NRDS number of a user.
 *
 * Stores the number that a user has in the National Realtor Database System, the register of the
 * association of real-estate agents. A number that was there before is replaced. Users change
 * their own number; for others the caller needs the right to manage members.
 *
 * Nrds_UpdateUserNrdsId: `PUT /v2/accounts/{accountId}/users/{userId}/nrds`
 */
export const nrdsUpdateUserNrdsId = /* @__PURE__ */ operation<operations['Nrds_UpdateUserNrdsId']>({
    id: 'Nrds_UpdateUserNrdsId',
    method: 'PUT',
    path: '/v2/accounts/{accountId}/users/{userId}/nrds',
    mediaTypes: ['application/json']
});


/**
 * Remove the NRDS number of a user.
 *
 * Removes the number in the National Realtor Database System that Rooms keeps with a user. The
 * register itself does not change. Users remove their own number; for others the caller needs the
 * right to manage members.
 *
 * Nrds_DeleteUserNrdsId: `DELETE /v2/accounts/{accountId}/users/{userId}/nrds`
 */
export const nrdsDeleteUserNrdsId = /* @__PURE__ */ operation<operations['Nrds_DeleteUserNrdsId']>({
    id: 'Nrds_DeleteUserNrdsId',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/users/{userId}/nrds'
});

