// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of objects of one type that refer to an office. */
export interface OfficeReferenceCount {
    /** The type of the objects: `Rooms`, `Users`, `FormGroups` or `FormLibraries`. */
    referenceType?: string | undefined;
    /**
     * The number of objects of this type that refer to the office.
     *
     * Format: int32
     */
    readonly referencedCount?: number | undefined;
}
