// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One kind of warning and how often it was given. */
export interface OrganizationImportResponseWarningRollup {
    /** The kind of warning, such as `invalid_country_warning`. */
    warning_type?: string | undefined;
    /**
     * How many times this kind was given for the file.
     *
     * Format: int32
     */
    count?: number | undefined;
}
