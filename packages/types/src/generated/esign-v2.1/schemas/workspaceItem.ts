// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Page } from './page.js';
import type { WorkspaceUser } from './workspaceUser.js';
import type { WorkspaceUserAuthorization } from './workspaceUserAuthorization.js';

/** A file or folder in a workspace. */
export interface WorkspaceItem {
    /** What the caller may do with the item. */
    readonly callerAuthorization?: WorkspaceUserAuthorization | undefined;
    /** The media type of the file, such as `application/pdf`. */
    contentType?: string | undefined;
    /**
     * When the item was put into the workspace.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /**
     * The user who made it.
     *
     * Format: guid
     */
    readonly createdById?: string | undefined;
    /** The person who put the item into the workspace. */
    readonly createdByInformation?: WorkspaceUser | undefined;
    /** The ending of the file name, without a dot. */
    extension?: string | undefined;
    /**
     * The size of the file in bytes.
     *
     * Format: integer-string
     */
    readonly fileSize?: string | undefined;
    /** The relative address at which the file's bytes are read. */
    readonly fileUri?: string | undefined;
    /**
     * The file or folder, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * Whether everybody in the workspace may see the item.
     *
     * Format: boolean-string
     */
    isPublic?: ("true" | "false") | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    readonly lastModified?: string | undefined;
    /**
     * The user who last changed the item.
     *
     * Format: guid
     */
    readonly lastModifiedById?: string | undefined;
    /** The person who last changed the item. */
    readonly lastModifiedByInformation?: WorkspaceUser | undefined;
    /** The name of the file or folder. */
    name?: string | undefined;
    /**
     * How many pages the file has.
     *
     * Format: integer-string
     */
    readonly pageCount?: string | undefined;
    /**
     * The folder that the item lies in.
     *
     * Format: guid
     */
    parentFolderId?: string | undefined;
    /** The relative address of the folder that the item lies in. */
    readonly parentFolderUri?: string | undefined;
    /** The SHA-256 checksum of the file, by which a changed file is noticed. */
    readonly sha256?: string | undefined;
    /**
     * The height of the small picture in pixels.
     *
     * Format: integer-string
     */
    readonly thumbHeight?: string | undefined;
    /** The small picture of the first page, where it was asked for. */
    readonly thumbnail?: Page | undefined;
    /**
     * The width of the small picture in pixels.
     *
     * Format: integer-string
     */
    readonly thumbWidth?: string | undefined;
    /** The kind of item, such as `folder` or `file`. */
    type?: string | undefined;
    /** The relative address under which this object is found. */
    readonly uri?: string | undefined;
    /** What one person may do with the item, where the list is about that person. */
    userAuthorization?: WorkspaceUserAuthorization | undefined;
}
