// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The new name of a form group. */
export interface FormGroupForUpdate {
    /** The name of the form group. It must contain a character that is not a space. */
    name: string;
}
