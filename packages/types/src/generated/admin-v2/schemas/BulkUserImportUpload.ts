// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that carries the CSV file of an import. */
export interface BulkUserImportUpload {
    /**
     * The CSV file, with a header row and then one user per row. The dot belongs to the name.
     *
     * Format: binary
     */
    "file.csv": Blob;
}
