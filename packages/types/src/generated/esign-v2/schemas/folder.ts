// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Filter } from './filter.js';
import type { FolderItemV2 } from './folderItem_v2.js';
import type { UserInfo } from './userInfo.js';

/**
 * A folder with envelopes. Every user has those for drafts, incoming and sent envelopes and for what
 * was thrown away, and may make others.
 */
export interface Folder {
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The search that fills the folder, where it is not filled by hand. */
    filter?: Filter | undefined;
    /**
     * The folder, by the ID that the service gave to it.
     *
     * Format: guid
     */
    folderId?: string | undefined;
    /** The envelopes in the folder. */
    folderItems?: FolderItemV2[] | undefined;
    /** The folders inside this one. */
    folders?: Folder[] | undefined;
    /**
     * Whether the caller may open the folder.
     *
     * Format: boolean-string
     */
    hasAccess?: ("true" | "false") | undefined;
    /**
     * Whether other folders lie inside this one.
     *
     * Format: boolean-string
     */
    hasSubFolders?: ("true" | "false") | undefined;
    /**
     * How many envelopes lie in the folder.
     *
     * Format: integer-string
     */
    itemCount?: string | undefined;
    /** What the folder is called. */
    name?: string | undefined;
    /** The user to whom the folder belongs. */
    owner?: UserInfo | undefined;
    /**
     * The folder that this one lies in.
     *
     * Format: guid
     */
    parentFolderId?: string | undefined;
    /** The relative address of the folder that this one lies in. */
    parentFolderUri?: string | undefined;
    /**
     * How many folders lie in this one.
     *
     * Format: integer-string
     */
    subFolderCount?: string | undefined;
    /**
     * What the folder is for: drafts, incoming envelopes, sent ones, envelopes thrown away, or whatever
     * the user likes (`normal` and `custom`).
     */
    type?: ("draft" | "inbox" | "normal" | "recyclebin" | "sentitems" | "custom") | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
    /**
     * The ID of the user to whom the folder belongs.
     *
     * Format: guid
     */
    ownerUserId?: string | undefined;
    /** The full name of the user to whom the folder belongs. */
    ownerUserName?: string | undefined;
    /** The e-mail address of the user to whom the folder belongs. */
    ownerEmail?: string | undefined;
}
