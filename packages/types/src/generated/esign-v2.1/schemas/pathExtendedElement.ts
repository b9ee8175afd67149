// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One element of the path to a field in another system. */
export interface PathExtendedElement {
    /** The name of the object or field at this element of the path. */
    name?: string | undefined;
    /** The type of this element, such as an object or a field. */
    type?: string | undefined;
    /** The name of the object or field type in the other system. */
    typeName?: string | undefined;
}
