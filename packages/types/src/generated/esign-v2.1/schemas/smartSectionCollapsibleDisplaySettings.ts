// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ArrowDirection } from './arrowDirection.js';
import type { ArrowSize } from './arrowSize.js';

/** The appearance of a collapsible part of a document, mainly its arrow and heading. */
export interface SmartSectionCollapsibleDisplaySettings {
    /** The direction of the arrow while the part is collapsed: `up`, `down`, `left` or `right`. */
    arrowClosed?: ArrowDirection | undefined;
    /** The colour of the arrow, as a CSS colour. */
    arrowColor?: string | undefined;
    /** The position of the arrow relative to the heading, such as `before` or `after`. */
    arrowLocation?: string | undefined;
    /** The direction of the arrow while the part is expanded: `up`, `down`, `left` or `right`. */
    arrowOpen?: ArrowDirection | undefined;
    /** The size of the arrow: `small` or `large`. */
    arrowSize?: ArrowSize | undefined;
    /** The style of the arrow, as CSS declarations. */
    arrowStyle?: string | undefined;
    /** The style of the container of the part, as CSS declarations. */
    containerStyle?: string | undefined;
    /** The style of the heading, as CSS declarations. */
    labelStyle?: string | undefined;
    /** Specifies whether only the arrow expands the part, and not the heading. */
    onlyArrowIsClickable?: boolean | undefined;
    /** The style of the container of the heading and the arrow, as CSS declarations. */
    outerLabelAndArrowStyle?: string | undefined;
}
