/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ESignPermissionProfilesGetESignPermissionProfiles200Response, ESignPermissionProfilesGetESignPermissionProfilesParams, ESignPermissionProfilesGetESignPermissionProfilesResponses } from '@countersign/types/rooms-v2/esign-permission-profiles';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `eSignPermissionProfilesGetESignPermissionProfiles`.
 */
export interface ESignPermissionProfilesGetESignPermissionProfilesInput {
    path?: PathOf<ESignPermissionProfilesGetESignPermissionProfilesParams> | undefined;
}
/**
 * List the permission profiles of the eSignature account.
 *
 * Returns the permission profiles that the caller can give to a new member. An invitation to the
 * company needs one of them, because the invited person also becomes a member of the eSignature
 * account. Profiles that allow account management are only returned to callers whose own profile
 * allows it. Profiles are created and changed with `AccountPermissionProfiles` of eSignature. The
 * caller needs a permission to add members or to edit their profile.
 *
 * ESignPermissionProfiles_GetESignPermissionProfiles: `GET /v2/accounts/{accountId}/esign_permission_profiles`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const eSignPermissionProfilesGetESignPermissionProfiles: Operation<ESignPermissionProfilesGetESignPermissionProfilesInput, ESignPermissionProfilesGetESignPermissionProfiles200Response, ESignPermissionProfilesGetESignPermissionProfilesResponses, 'rooms'> = /* @__PURE__ */ operation('ESignPermissionProfiles_GetESignPermissionProfiles', 'GET', '/v2/accounts/{accountId}/esign_permission_profiles');

