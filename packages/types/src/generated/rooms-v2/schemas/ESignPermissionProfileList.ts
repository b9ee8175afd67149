// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ESignPermissionProfile } from './ESignPermissionProfile.js';

/** Permission profiles of the eSignature account of a company. */
export interface ESignPermissionProfileList {
    /** The profiles that the caller can assign. */
    readonly permissionProfiles?: ESignPermissionProfile[] | undefined;
}
