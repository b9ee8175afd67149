// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SmartSectionCollapsibleDisplaySettings } from './smartSectionCollapsibleDisplaySettings.js';

/** How one part of a document looks on a page that adapts to the screen. */
export interface SmartSectionDisplaySettings {
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
    /** How arrow and heading look, where the part can be folded. */
    collapsibleSettings?: SmartSectionCollapsibleDisplaySettings | undefined;
    /**
     * Whether the part is always shown, can be folded, is folded at first, is a table that adapts
     * itself, or shows on paper only.
     */
    display?: ("inline" | "collapsible" | "collapsed" | "responsive_table" | "responsive_table_single_column" | "print_only") | undefined;
}
