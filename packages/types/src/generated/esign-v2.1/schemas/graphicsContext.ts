// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** The drawing style of lines and areas. */
export interface GraphicsContext {
    /** The fill colour, as hexadecimal red, green and blue values. */
    fillColor?: string | undefined;
    /** The line colour, as hexadecimal red, green and blue values. */
    lineColor?: string | undefined;
    /** The line width in pixels. */
    lineWeight?: Measure | undefined;
}
