// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ESignPermissionProfilesGetESignPermissionProfiles200Response, ESignPermissionProfilesGetESignPermissionProfilesResponses } from '@countersign/types/rooms-v2/esign-permission-profiles';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ESignPermissionProfilesGetESignPermissionProfilesInput } from '../esign-permission-profiles.js';
import { eSignPermissionProfilesGetESignPermissionProfiles } from '../esign-permission-profiles.js';
/**
 * The permission profiles of the eSignature account that belongs to the company. Each invitation
 * to the company names one.
 */
export interface ESignPermissionProfiles {
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
    getESignPermissionProfiles(input?: ESignPermissionProfilesGetESignPermissionProfilesInput, options?: CallOptions): Call<ESignPermissionProfilesGetESignPermissionProfiles200Response, ESignPermissionProfilesGetESignPermissionProfilesResponses>;
}
/**
 * Creates an object whose methods are the functions of ESignPermissionProfiles.
 */
export function eSignPermissionProfiles(client: Client<'rooms'>): ESignPermissionProfiles {
    return {
        getESignPermissionProfiles: eSignPermissionProfilesGetESignPermissionProfiles.bind(null, client)
    };
}

