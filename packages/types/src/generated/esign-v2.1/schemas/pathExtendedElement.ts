// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One step of the path to a field in another system. */
export interface PathExtendedElement {
    /** The name of the object or field at this step. */
    name?: string | undefined;
    /** What the step leads to, such as an object or a field. */
    type?: string | undefined;
    /** What the other system calls the type of the object or field. */
    typeName?: string | undefined;
}
