// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Filter } from './filter.js';
import type { FolderItemV2, FolderItemV2Answer } from './folderItem_v2.js';
import type { UserInfo } from './userInfo.js';

/**
 * A folder with envelopes. Every user has folders for drafts, incoming envelopes, sent envelopes and
 * deleted envelopes, and can create additional folders.
 */
export interface Folder {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The search filter that determines the content of the folder, if the user does not fill it
     * manually.
     */
    filter?: Filter | undefined;
    /**
     * The ID of the folder, which the service assigns.
     *
     * Format: guid
     */
    folderId?: string | undefined;
    /** The entries of this page of the folder, each an envelope in short. */
    folderItems?: FolderItemV2[] | undefined;
    /** The folders one level down. They are there only if the request asks for them. */
    folders?: Folder[] | undefined;
    /**
     * Indicates whether the caller can open the folder.
     *
     * Format: boolean-string
     */
    hasAccess?: ("true" | "false") | undefined;
    /**
     * Indicates whether other folders are in this one.
     *
     * Format: boolean-string
     */
    hasSubFolders?: ("true" | "false") | undefined;
    /**
     * The number of envelopes in the folder.
     *
     * Format: integer-string
     */
    itemCount?: string | undefined;
    /** The name of the folder. */
    name?: string | undefined;
    /** The user who owns the folder. */
    owner?: UserInfo | undefined;
    /** The folder one level up, by its ID, or `root` at the top. */
    parentFolderId?: string | undefined;
    /**
     * The path of the folder one level up, below the base path of the account. Folders at the
     * top have none.
     */
    parentFolderUri?: string | undefined;
    /**
     * The number of subfolders.
     *
     * Format: integer-string
     */
    subFolderCount?: string | undefined;
    /**
     * The type of the folder: drafts (`draft`), incoming envelopes (`inbox`), sent envelopes
     * (`sentitems`), deleted envelopes (`recyclebin`), or a folder for any use (`normal` and
     * `custom`).
     */
    type?: ("draft" | "inbox" | "normal" | "recyclebin" | "sentitems" | "custom" | (string & {})) | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
    /**
     * The ID of the user who owns the folder.
     *
     * Format: guid
     */
    ownerUserId?: string | undefined;
    /** The full name of the user who owns the folder. */
    ownerUserName?: string | undefined;
    /** The e-mail address of the user who owns the folder. */
    ownerEmail?: string | undefined;
}

/**
 * `Folder` in a response: with the members that the service always writes.
 */
export interface FolderAnswer extends Folder {
    folderId: string;
    folderItems?: FolderItemV2Answer[] | undefined;
    folders?: FolderAnswer[] | undefined;
    name: string;
    uri: string;
}
