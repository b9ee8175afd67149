// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form group to create. */
export interface FormGroupForCreate {
    /** The name of the form group. It must contain a character that is not a space. */
    name: string;
}
