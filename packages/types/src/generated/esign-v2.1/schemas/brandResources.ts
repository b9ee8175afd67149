// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/**
 * A resource file of a brand, with its authors, modification date and differences from the master
 * file.
 */
export interface BrandResources {
    /** The user who first uploaded the file. */
    createdByUserInfo?: UserInfo | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /**
     * The entries of an uploaded file that were ignored because the master file has no entries with
     * these names.
     */
    dataNotSavedNotInMaster?: string[] | undefined;
    /** The user who last uploaded the file. */
    modifiedByUserInfo?: UserInfo | undefined;
    /**
     * The date and time when the file was last uploaded.
     *
     * Format: date-time
     */
    modifiedDate?: string | undefined;
    /** The names of the parts of the master file that the brand has changed. */
    modifiedTemplates?: string[] | undefined;
    /**
     * The type of content that the file customizes: `sending`, `signing`, `email` or
     * `signing_captive` (embedded signing).
     */
    resourcesContentType?: ("sending" | "signing" | "email" | "signing_captive" | (string & {})) | undefined;
    /** The relative URI of the file. */
    resourcesContentUri?: string | undefined;
}
