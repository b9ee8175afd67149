// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** One straight piece of a line, from its start to its end. */
export interface PolyLine {
    /** The start, in pixels from the left edge of the tab. */
    x1?: Measure | undefined;
    /** The end, in pixels from the left edge of the tab. */
    x2?: Measure | undefined;
    /** The start, in pixels from the top edge of the tab. */
    y1?: Measure | undefined;
    /** The end, in pixels from the top edge of the tab. */
    y2?: Measure | undefined;
}
