// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** How lines and areas are drawn. */
export interface GraphicsContext {
    /** The colour of the area, as red, green and blue in hexadecimal digits. */
    fillColor?: string | undefined;
    /** The colour of the line, as red, green and blue in hexadecimal digits. */
    lineColor?: string | undefined;
    /** The thickness of the line in pixels. */
    lineWeight?: Measure | undefined;
}
