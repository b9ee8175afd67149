// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** At which steps of a room's life a field must be filled. */
export interface CustomData {
    /** Whether a room cannot be opened without a value for the field. */
    readonly isRequiredOnCreate?: boolean | undefined;
    /** Whether a room cannot be handed in for review without a value for the field. */
    readonly isRequiredOnSubmit?: boolean | undefined;
}
