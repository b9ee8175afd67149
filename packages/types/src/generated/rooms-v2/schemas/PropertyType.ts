// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A kind of property. */
export interface PropertyType {
    /** The short code of the kind. */
    propertyTypeId?: string | undefined;
    /** The kind of property in words. */
    name?: string | undefined;
}
