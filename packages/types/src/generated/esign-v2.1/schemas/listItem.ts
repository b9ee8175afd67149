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
    /** Who may change `selected`, and the values it may take. */
    selectedMetadata?: PropertyMetadata | undefined;
    /** The text of the item that the signer sees. */
    text?: string | undefined;
    /** Who may change `text`, and the values it may take. */
    textMetadata?: PropertyMetadata | undefined;
    /** What the tab has as its value when the item is chosen. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
}
