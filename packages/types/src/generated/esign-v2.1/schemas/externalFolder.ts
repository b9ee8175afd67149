// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ExternalDocServiceErrorDetails } from './externalDocServiceErrorDetails.js';
import type { ExternalFile } from './externalFile.js';

/** A folder at a storage, with a page of its contents. */
export interface ExternalFolder {
    /**
     * The 0-based position of the last item of the response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /** The reason why the storage could not be read. */
    readonly errorDetails?: ExternalDocServiceErrorDetails | undefined;
    /** The ID of the folder at the storage. */
    id?: string | undefined;
    /** The files and folders on this page. */
    items?: ExternalFile[] | undefined;
    /** The name that the storage gives the folder. */
    name?: string | undefined;
    /** The URI of the next page, or an empty string. */
    nextUri?: (string | null) | undefined;
    /** The URI of the previous page, or an empty string. */
    previousUri?: (string | null) | undefined;
    /**
     * The number of items in the response.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The number of items in the whole list.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The place where the next page begins at a storage without positions. */
    skyDriveSkipToken?: string | undefined;
}
