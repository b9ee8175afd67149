// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A field in Salesforce with the place in an envelope that its value belongs to. */
export interface ConnectSalesforceField {
    /** The attribute of the envelope that the value is taken from. */
    dsAttribute?: string | undefined;
    /** The link from the event to the object that holds the attribute. */
    dsLink?: string | undefined;
    /** The part of the event that holds the attribute, such as the envelope or a recipient. */
    dsNode?: string | undefined;
    /** The pair of fields, by the ID that the service gave to it. */
    id?: string | undefined;
    /** The field, by its technical name in Salesforce. */
    sfField?: string | undefined;
    /** The field, by the name that people see in Salesforce. */
    sfFieldName?: string | undefined;
    /** The folder in Salesforce for a value that is a file. */
    sfFolder?: string | undefined;
    /** A fixed value that is written whatever the envelope holds. */
    sfLockedValue?: string | undefined;
}
