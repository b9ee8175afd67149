// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A kind of file. */
export interface FileType {
    /** The end of the file name, without the dot. */
    fileExtension?: string | undefined;
    /** The media type of such files. */
    mimeType?: string | undefined;
}
