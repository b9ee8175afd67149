// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A mapping between a Salesforce field and an envelope attribute. */
export interface ConnectSalesforceField {
    /** The envelope attribute that the value is taken from. */
    dsAttribute?: string | undefined;
    /** The link from the event to the object that contains the attribute. */
    dsLink?: string | undefined;
    /** The node of the event that contains the attribute, such as the envelope or a recipient. */
    dsNode?: string | undefined;
    /** The ID of the field mapping, assigned by the service. */
    id?: string | undefined;
    /** The API name of the Salesforce field. */
    sfField?: string | undefined;
    /** The display name of the Salesforce field. */
    sfFieldName?: string | undefined;
    /** The Salesforce folder for a value that is a file. */
    sfFolder?: string | undefined;
    /** A fixed value that is written to the Salesforce field regardless of the envelope. */
    sfLockedValue?: string | undefined;
}
