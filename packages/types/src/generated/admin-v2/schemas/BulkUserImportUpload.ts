// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that contains the CSV file of an import. */
export interface BulkUserImportUpload {
    /**
     * The CSV file, with a header row and then one user per row. The dot is part of the field name.
     *
     * Format: binary
     */
    "file.csv": Blob;
}
