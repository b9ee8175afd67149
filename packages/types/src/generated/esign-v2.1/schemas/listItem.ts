// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** One item of a list. */
export interface ListItem {
    /**
     * Specifies whether the item is selected by default.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /** Metadata about whether `selected` can be changed, and its allowed values. */
    selectedMetadata?: PropertyMetadata | undefined;
    /** The text of the item that the signer sees. */
    text?: string | undefined;
    /** Metadata about whether `text` can be changed, and its allowed values. */
    textMetadata?: PropertyMetadata | undefined;
    /** The value that the tab has when the item is chosen. */
    value?: string | undefined;
    /** Metadata about whether `value` can be changed, and its allowed values. */
    valueMetadata?: PropertyMetadata | undefined;
}

/**
 * `ListItem` in a response: with the members that the service always writes.
 */
export interface ListItemAnswer extends ListItem {
    selected: ("true" | "false");
}
