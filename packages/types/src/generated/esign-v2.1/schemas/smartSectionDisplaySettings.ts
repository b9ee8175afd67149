// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SmartSectionCollapsibleDisplaySettings } from './smartSectionCollapsibleDisplaySettings.js';

/** The appearance of one part of a document on a responsive page. */
export interface SmartSectionDisplaySettings {
    /** The style of the table cells, as CSS declarations. */
    cellStyle?: string | undefined;
    /** The heading of the part while it is collapsed. */
    displayLabel?: string | undefined;
    /**
     * The position of this object in lists, in ascending order.
     *
     * Format: int32
     */
    displayOrder?: number | undefined;
    /**
     * The number of the page in the responsive document that contains the part, starting at 1.
     *
     * Format: int32
     */
    displayPageNumber?: number | undefined;
    /** Specifies whether the heading is hidden when the part is expanded. */
    hideLabelWhenOpened?: boolean | undefined;
    /** The style of the container of a part that is always displayed, as CSS declarations. */
    inlineOuterStyle?: string | undefined;
    /** The heading of the part while it is expanded. */
    labelWhenOpened?: string | undefined;
    /** The text that is displayed before the heading. */
    preLabel?: string | undefined;
    /** Specifies whether the page scrolls to the start of the part when it is expanded. */
    scrollToTopWhenOpened?: boolean | undefined;
    /** The style of the table, as CSS declarations. */
    tableStyle?: string | undefined;
    /** The appearance of the arrow and the heading, if the part is collapsible. */
    collapsibleSettings?: SmartSectionCollapsibleDisplaySettings | undefined;
    /**
     * The display mode of the part: always shown (`inline`), collapsible (`collapsible`),
     * initially collapsed (`collapsed`), a responsive table (`responsive_table` or
     * `responsive_table_single_column`) or shown only in print (`print_only`).
     */
    display?: ("inline" | "collapsible" | "collapsed" | "responsive_table" | "responsive_table_single_column" | "print_only" | (string & {})) | undefined;
}
