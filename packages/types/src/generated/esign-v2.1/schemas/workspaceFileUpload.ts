// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form with which a file is uploaded to a folder of a workspace. */
export interface WorkspaceFileUpload {
    /**
     * The content of the file. The file name of the form part becomes the name of the file.
     *
     * Format: binary
     */
    file: Blob;
}
