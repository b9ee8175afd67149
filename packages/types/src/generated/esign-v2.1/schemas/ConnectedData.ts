// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The data field of another system that a tab stands for. */
export interface ConnectedData {
    /** The name of the field within its type. */
    propertyName?: string | undefined;
    /** What can be done with the field, such as reading or changing it. */
    supportedOperation?: string | undefined;
    /** The address by which the other system names the field. */
    supportedUri?: string | undefined;
    /** The type to which the field belongs. */
    typeName?: string | undefined;
    /** The collection of types in which the name of the type is unique. */
    typeSystemNamespace?: string | undefined;
}
