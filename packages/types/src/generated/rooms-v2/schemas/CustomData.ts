// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The steps in the life of a room at which a field is required. */
export interface CustomData {
    /** Indicates whether a value for the field is required to create a room. */
    readonly isRequiredOnCreate?: boolean | undefined;
    /** Indicates whether a value for the field is required to submit a room for review. */
    readonly isRequiredOnSubmit?: boolean | undefined;
}
