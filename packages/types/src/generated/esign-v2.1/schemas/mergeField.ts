// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PathExtendedElement } from './pathExtendedElement.js';
import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * A field in another system, such as Salesforce, that a tab takes its value from and may write it
 * back to.
 */
export interface MergeField {
    /**
     * Whether the sender may change the value that came from the other system.
     *
     * Format: boolean-string
     */
    allowSenderToEdit?: ("true" | "false") | undefined;
    /** Who may change `allowSenderToEdit`, and the values it may take. */
    allowSenderToEditMetadata?: PropertyMetadata | undefined;
    /** The other system, such as `salesforce`. */
    configurationType?: string | undefined;
    /** Who may change `configurationType`, and the values it may take. */
    configurationTypeMetadata?: PropertyMetadata | undefined;
    /** The path to the field in the other system, with the names of its objects. */
    path?: string | undefined;
    /** Who may change `path`, and the values it may take. */
    pathMetadata?: PropertyMetadata | undefined;
    /** The steps of the path, one by one. */
    pathExtended?: PathExtendedElement[] | undefined;
    /** Who may change `pathExtended`, and the values it may take. */
    pathExtendedMetadata?: PropertyMetadata | undefined;
    /** Which record it is, where the path leads to several. */
    row?: string | undefined;
    /** Who may change `row`, and the values it may take. */
    rowMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the value goes back to the other system once the envelope is finished.
     *
     * Format: boolean-string
     */
    writeBack?: ("true" | "false") | undefined;
    /** Who may change `writeBack`, and the values it may take. */
    writeBackMetadata?: PropertyMetadata | undefined;
}
