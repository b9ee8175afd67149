// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectSalesforceField } from './connectSalesforceField.js';

/** A rule for how an event updates one type of Salesforce object. */
export interface ConnectSalesforceObject {
    /**
     * Specifies whether the rule is active.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** The description of the rule. */
    description?: string | undefined;
    /** The ID of the rule, assigned by the service. */
    id?: string | undefined;
    /**
     * Specifies whether a new object is created if no object matches the fields in `selectFields`.
     *
     * Format: boolean-string
     */
    insert?: ("true" | "false") | undefined;
    /**
     * Specifies whether objects are updated only when the envelope is completed.
     *
     * Format: boolean-string
     */
    onCompleteOnly?: ("true" | "false") | undefined;
    /** The fields that select the object to update. */
    selectFields?: ConnectSalesforceField[] | undefined;
    /** The API name of the Salesforce object type. */
    sfObject?: string | undefined;
    /** The display name of the Salesforce object type. */
    sfObjectName?: string | undefined;
    /** The fields of the object that are updated. */
    updateFields?: ConnectSalesforceField[] | undefined;
}
