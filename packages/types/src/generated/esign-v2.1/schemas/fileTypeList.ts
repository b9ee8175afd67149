// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FileType } from './fileType.js';

/** A list of file types. */
export interface FileTypeList {
    /** The file types, each with its extension and media type. */
    fileTypes?: FileType[] | undefined;
}
