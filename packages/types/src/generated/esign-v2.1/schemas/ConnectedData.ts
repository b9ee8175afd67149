// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The data field of another system that a tab is connected to. */
export interface ConnectedData {
    /** The name of the field within its type. */
    propertyName?: string | undefined;
    /** The operation that the field supports, such as reading or updating. */
    supportedOperation?: string | undefined;
    /** The URI that identifies the field in the other system. */
    supportedUri?: string | undefined;
    /** The name of the type that the field belongs to. */
    typeName?: string | undefined;
    /** The namespace of the type system, in which `typeName` is unique. */
    typeSystemNamespace?: string | undefined;
}
