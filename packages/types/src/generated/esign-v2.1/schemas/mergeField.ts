// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PathExtendedElement } from './pathExtendedElement.js';
import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * A field in another system, such as Salesforce, from which a tab takes its value. The tab can also
 * write its value back to the field.
 */
export interface MergeField {
    /**
     * Specifies whether the sender can change the value from the other system.
     *
     * Format: boolean-string
     */
    allowSenderToEdit?: ("true" | "false") | undefined;
    /** Who may change `allowSenderToEdit`, and the values it may take. */
    allowSenderToEditMetadata?: PropertyMetadata | undefined;
    /** The type of the other system, such as `salesforce`. */
    configurationType?: string | undefined;
    /** Who may change `configurationType`, and the values it may take. */
    configurationTypeMetadata?: PropertyMetadata | undefined;
    /** The path to the field in the other system, including the names of its objects. */
    path?: string | undefined;
    /** Who may change `path`, and the values it may take. */
    pathMetadata?: PropertyMetadata | undefined;
    /** The steps of the path, one for each entry. */
    pathExtended?: PathExtendedElement[] | undefined;
    /** Who may change `pathExtended`, and the values it may take. */
    pathExtendedMetadata?: PropertyMetadata | undefined;
    /** The record to use if the path leads to several records. */
    row?: string | undefined;
    /** Who may change `row`, and the values it may take. */
    rowMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value is written back to the other system when the envelope is
     * completed.
     *
     * Format: boolean-string
     */
    writeBack?: ("true" | "false") | undefined;
    /** Who may change `writeBack`, and the values it may take. */
    writeBackMetadata?: PropertyMetadata | undefined;
}
