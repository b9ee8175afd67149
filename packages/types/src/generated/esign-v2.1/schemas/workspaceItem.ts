// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Page } from './page.js';
import type { WorkspaceUser } from './workspaceUser.js';
import type { WorkspaceUserAuthorization } from './workspaceUserAuthorization.js';

/** A file or folder in a workspace. */
export interface WorkspaceItem {
    /** The caller's rights for the item. */
    readonly callerAuthorization?: WorkspaceUserAuthorization | undefined;
    /** The media type of the file, such as `application/pdf`. */
    contentType?: string | undefined;
    /**
     * The date and time when the item was added to the workspace.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /**
     * The ID of the user who created this object.
     *
     * Format: guid
     */
    readonly createdById?: string | undefined;
    /** The person who added the item to the workspace. */
    readonly createdByInformation?: WorkspaceUser | undefined;
    /** The extension of the file name, without the dot. */
    extension?: string | undefined;
    /**
     * The size of the file in bytes.
     *
     * Format: integer-string
     */
    readonly fileSize?: string | undefined;
    /** The relative URI of the content of the file. */
    readonly fileUri?: string | undefined;
    /**
     * The ID (GUID) of the file or folder. It is set by the service.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * Specifies whether all users of the workspace can see the item.
     *
     * Format: boolean-string
     */
    isPublic?: ("true" | "false") | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    readonly lastModified?: string | undefined;
    /**
     * The ID of the user who last changed the item.
     *
     * Format: guid
     */
    readonly lastModifiedById?: string | undefined;
    /** The person who last changed the item. */
    readonly lastModifiedByInformation?: WorkspaceUser | undefined;
    /** The name of the file or folder. */
    name?: string | undefined;
    /**
     * The number of pages of the file.
     *
     * Format: integer-string
     */
    readonly pageCount?: string | undefined;
    /** The ID of the folder that contains the item, or `root`. */
    parentFolderId?: string | undefined;
    /** The relative URI of the folder that contains the item. */
    readonly parentFolderUri?: string | undefined;
    /** The SHA-256 checksum of the file, with which changes to the file can be detected. */
    readonly sha256?: string | undefined;
    /**
     * The height of the thumbnail in pixels.
     *
     * Format: integer-string
     */
    readonly thumbHeight?: string | undefined;
    /** The thumbnail of the first page, if the request asks for it. */
    readonly thumbnail?: Page | undefined;
    /**
     * The width of the thumbnail in pixels.
     *
     * Format: integer-string
     */
    readonly thumbWidth?: string | undefined;
    /** The type of the item, such as `folder` or `file`. */
    type?: string | undefined;
    /** The relative URI of this object. */
    readonly uri?: string | undefined;
    /** The rights of one person for the item, if the list is for that person. */
    userAuthorization?: WorkspaceUserAuthorization | undefined;
}
