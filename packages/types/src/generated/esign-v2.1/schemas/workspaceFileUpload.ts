// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that carries a file into a folder of a workspace. */
export interface WorkspaceFileUpload {
    /**
     * The bytes of the file. The file name of the part becomes the name of the file.
     *
     * Format: binary
     */
    file: Blob;
}
