// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The field of a data model to which a tab is connected. */
export interface TabConnectedFieldsData {
    /** The namespace of the type in the data model. */
    typeSystemNamespace: string;
    /** The name of the type to which the field belongs. */
    typeName: string;
    /** The acts of the app on the value. */
    supportedOperation: "VerifyType" | (string & {});
    /** The name of the field of the type. */
    propertyName: string;
    /** The address of the type in the data model. */
    supportedUri: string;
}
