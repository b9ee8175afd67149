// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectSalesforceField } from './connectSalesforceField.js';

/** What an event does to one kind of object in Salesforce. */
export interface ConnectSalesforceObject {
    /**
     * Whether events reach objects of this kind at present.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** Free words about the rule for this kind of object. */
    description?: string | undefined;
    /** The rule for this kind of object, by the ID that the service gave to it. */
    id?: string | undefined;
    /**
     * Whether a new object is made where no object fits the fields in `selectFields`.
     *
     * Format: boolean-string
     */
    insert?: ("true" | "false") | undefined;
    /**
     * Whether objects change only once the envelope is completed.
     *
     * Format: boolean-string
     */
    onCompleteOnly?: ("true" | "false") | undefined;
    /** The fields by which the object to change is found. */
    selectFields?: ConnectSalesforceField[] | undefined;
    /** The kind of object, by its technical name in Salesforce. */
    sfObject?: string | undefined;
    /** The kind of object, by the name that people see in Salesforce. */
    sfObjectName?: string | undefined;
    /** The fields of the object that get new values. */
    updateFields?: ConnectSalesforceField[] | undefined;
}
