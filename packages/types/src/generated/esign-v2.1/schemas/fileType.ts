// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A file type. */
export interface FileType {
    /** The file extension, without the dot. */
    fileExtension?: string | undefined;
    /** The media type (MIME type) of the file type. */
    mimeType?: string | undefined;
}
