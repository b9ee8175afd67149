// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/** A resource file of a brand: who changed it, when, and what was changed against the master. */
export interface BrandResources {
    /** The user who first uploaded the file. */
    createdByUserInfo?: UserInfo | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The entries of an uploaded file that were dropped, since the master has none of that name. */
    dataNotSavedNotInMaster?: string[] | undefined;
    /** The user who uploaded the file last. */
    modifiedByUserInfo?: UserInfo | undefined;
    /**
     * When the file was last uploaded.
     *
     * Format: date-time
     */
    modifiedDate?: string | undefined;
    /** The parts of the master that the brand has changed, by name. */
    modifiedTemplates?: string[] | undefined;
    /** Which pages or mails the file is for. */
    resourcesContentType?: ("sending" | "signing" | "email" | "signing_captive") | undefined;
    /** The relative address of the file itself. */
    resourcesContentUri?: string | undefined;
}
