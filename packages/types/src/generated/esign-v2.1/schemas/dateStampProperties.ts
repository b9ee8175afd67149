// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** The area of a stamp that contains the date. */
export interface DateStampProperties {
    /** The height of the area for the date in the stamp. */
    dateAreaHeight?: Measure | undefined;
    /** The width of the area for the date in the stamp. */
    dateAreaWidth?: Measure | undefined;
    /** The distance of the date area from the left edge of the stamp. */
    dateAreaX?: Measure | undefined;
    /** The distance of the date area from the top edge of the stamp. */
    dateAreaY?: Measure | undefined;
}
