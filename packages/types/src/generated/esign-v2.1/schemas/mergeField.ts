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
    /** Metadata about whether `allowSenderToEdit` can be changed, and its allowed values. */
    allowSenderToEditMetadata?: PropertyMetadata | undefined;
    /** The type of the other system, such as `salesforce`. */
    configurationType?: string | undefined;
    /** Metadata about whether `configurationType` can be changed, and its allowed values. */
    configurationTypeMetadata?: PropertyMetadata | undefined;
    /** The path to the field in the other system, including the names of its objects. */
    path?: string | undefined;
    /** Metadata about whether `path` can be changed, and its allowed values. */
    pathMetadata?: PropertyMetadata | undefined;
    /** The steps of the path, one for each entry. */
    pathExtended?: PathExtendedElement[] | undefined;
    /** Metadata about whether `pathExtended` can be changed, and its allowed values. */
    pathExtendedMetadata?: PropertyMetadata | undefined;
    /** The record to use if the path leads to several records. */
    row?: string | undefined;
    /** Metadata about whether `row` can be changed, and its allowed values. */
    rowMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value is written back to the other system when the envelope is
     * completed.
     *
     * Format: boolean-string
     */
    writeBack?: ("true" | "false") | undefined;
    /** Metadata about whether `writeBack` can be changed, and its allowed values. */
    writeBackMetadata?: PropertyMetadata | undefined;
}
