// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that contains the CSV file of an import of account settings. */
export interface AccountSettingsImportUpload {
    /**
     * The CSV file. Its header row is `Category`, `Setting` and then the GUID of each account. Each
     * other row is one setting with its value in each account.
     *
     * Format: binary
     */
    "file.csv": Blob;
}
