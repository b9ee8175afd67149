// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One type of warning and its number of occurrences. */
export interface OrganizationImportResponseWarningRollup {
    /** The type of the warning, such as `invalid_country_warning`. */
    warning_type?: string | undefined;
    /**
     * The number of occurrences of this warning type for the file.
     *
     * Format: int32
     */
    count?: number | undefined;
}
