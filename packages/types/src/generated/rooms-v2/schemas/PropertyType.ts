// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A type of property. */
export interface PropertyType {
    /** The short code of the property type. */
    propertyTypeId?: string | undefined;
    /** The name of the property type. */
    name?: string | undefined;
}
