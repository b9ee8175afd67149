// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** One straight segment of a line, from its start to its end. */
export interface PolyLine {
    /** The horizontal position of the start, in pixels from the left edge of the tab. */
    x1?: Measure | undefined;
    /** The horizontal position of the end, in pixels from the left edge of the tab. */
    x2?: Measure | undefined;
    /** The vertical position of the start, in pixels from the top edge of the tab. */
    y1?: Measure | undefined;
    /** The vertical position of the end, in pixels from the top edge of the tab. */
    y2?: Measure | undefined;
}
