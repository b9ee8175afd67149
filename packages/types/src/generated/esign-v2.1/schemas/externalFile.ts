// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A file or folder at a storage. */
export interface ExternalFile {
    /**
     * The date and time of the last change.
     *
     * Format: date-time
     */
    date?: string | undefined;
    /**
     * Indicates whether the file is an archive of a template with documents.
     *
     * Format: boolean-string
     */
    hasCompositeTemplate?: ("true" | "false") | undefined;
    /** The ID of the file at the storage. */
    id?: string | undefined;
    /** The name of the icon of the file. */
    img?: string | undefined;
    /** The name of the file, with its extension. */
    name?: string | undefined;
    /** The name of the owner of the file. */
    ownerName?: string | undefined;
    /**
     * The size of the file in bytes.
     *
     * Format: integer-string
     */
    size?: string | undefined;
    /**
     * Indicates whether the file can be a document of an envelope.
     *
     * Format: boolean-string
     */
    supported?: ("true" | "false") | undefined;
    /** The kind of the entry: a file or a folder. */
    type?: ("file" | "folder" | (string & {})) | undefined;
    /** The URI of the file at the service. */
    uri?: string | undefined;
}
