// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ArrowDirection } from './arrowDirection.js';
import type { ArrowSize } from './arrowSize.js';

/** How a part of a document is opened and closed on small screens. */
export interface DocumentHtmlCollapsibleDisplaySettings {
    /** Where the arrow points while the part is folded. */
    arrowClosed?: ArrowDirection | undefined;
    /** The colour of the arrow, as a CSS colour. */
    arrowColor?: string | undefined;
    /** Where the arrow stands beside the heading, such as `before` or `after`. */
    arrowLocation?: string | undefined;
    /** Where the arrow points while the part is unfolded. */
    arrowOpen?: ArrowDirection | undefined;
    /** How large the arrow is drawn. */
    arrowSize?: ArrowSize | undefined;
    /** The style of the arrow, as CSS declarations. */
    arrowStyle?: string | undefined;
    /** The style of the box around the part, as CSS declarations. */
    containerStyle?: string | undefined;
    /** The style of the heading, as CSS declarations. */
    labelStyle?: string | undefined;
    /** Whether the part is unfolded by the arrow alone, not by its heading. */
    onlyArrowIsClickable?: boolean | undefined;
    /** The style of the box around heading and arrow, as CSS declarations. */
    outerLabelAndArrowStyle?: string | undefined;
}
