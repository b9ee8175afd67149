// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How many things of one kind refer to an office. */
export interface OfficeReferenceCount {
    /** The kind of thing, such as rooms or users. */
    referenceType?: string | undefined;
    /**
     * How many things of this kind refer to the office.
     *
     * Format: int32
     */
    readonly referencedCount?: number | undefined;
}
