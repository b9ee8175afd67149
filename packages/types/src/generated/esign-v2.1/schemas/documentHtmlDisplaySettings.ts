// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlCollapsibleDisplaySettings } from './documentHtmlCollapsibleDisplaySettings.js';

/** The way in which a part of a document is shown on small screens. */
export interface DocumentHtmlDisplaySettings {
    /** The style of the cells of a table, as CSS declarations. */
    cellStyle?: string | undefined;
    /** The heading of the part while it is folded. */
    displayLabel?: string | undefined;
    /**
     * The place in which it is shown among its kind, counted upwards.
     *
     * Format: int32
     */
    displayOrder?: number | undefined;
    /**
     * The page of the adapted document on which the part stands, counted from 1.
     *
     * Format: int32
     */
    displayPageNumber?: number | undefined;
    /** Whether the heading disappears once the part is unfolded. */
    hideLabelWhenOpened?: boolean | undefined;
    /** The style of the box around a part that is always shown, as CSS declarations. */
    inlineOuterStyle?: string | undefined;
    /** The heading of the part once it is unfolded. */
    labelWhenOpened?: string | undefined;
    /** What stands before the heading. */
    preLabel?: string | undefined;
    /** Whether the page scrolls to the start of the part when it is unfolded. */
    scrollToTopWhenOpened?: boolean | undefined;
    /** The style of the table, as CSS declarations. */
    tableStyle?: string | undefined;
    /** How the part is opened and closed, where it can be. */
    collapsibleSettings?: DocumentHtmlCollapsibleDisplaySettings | undefined;
    /**
     * The form in which the part appears, such as in the text, behind a heading that opens and closes
     * it, before a button that leads on, or as a table that fits the screen.
     */
    display?: ("inline" | "collapsible" | "collapsed" | "continue_button" | "responsive_table" | "responsive_table_single_column" | "print_only") | undefined;
}
