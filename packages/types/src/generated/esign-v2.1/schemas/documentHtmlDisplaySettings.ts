// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlCollapsibleDisplaySettings } from './documentHtmlCollapsibleDisplaySettings.js';

/** The display settings of a section of a document on small screens. */
export interface DocumentHtmlDisplaySettings {
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
    /** The settings for opening and closing the section, if it is collapsible. */
    collapsibleSettings?: DocumentHtmlCollapsibleDisplaySettings | undefined;
    /**
     * The display type of the section, such as inline text, a section that can be collapsed, a
     * section with a continue button, or a table that adapts to the screen.
     */
    display?: ("inline" | "collapsible" | "collapsed" | "continue_button" | "responsive_table" | "responsive_table_single_column" | "print_only" | (string & {})) | undefined;
}
