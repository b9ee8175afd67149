// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FileType } from './fileType.js';

/** Kinds of files. */
export interface FileTypeList {
    /** The kinds, each by extension and media type. */
    fileTypes?: FileType[] | undefined;
}
