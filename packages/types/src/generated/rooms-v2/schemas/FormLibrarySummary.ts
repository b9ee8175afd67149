// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form library, without its forms. */
export interface FormLibrarySummary {
    /**
     * The ID of the library, as used to list its forms.
     *
     * Format: guid
     */
    readonly formsLibraryId?: string | undefined;
    /** The name of the library, usually that of the association whose forms it contains. */
    readonly name?: string | undefined;
    /**
     * The number of forms in the library, including those that the caller cannot use.
     *
     * Format: int32
     */
    readonly formCount?: number | undefined;
}
