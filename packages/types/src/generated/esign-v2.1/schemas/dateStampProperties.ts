// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Measure } from './measure.js';

/** The area within a stamp in which the date stands. */
export interface DateStampProperties {
    /** How high the area is within the stamp. */
    dateAreaHeight?: Measure | undefined;
    /** How wide the area is within the stamp. */
    dateAreaWidth?: Measure | undefined;
    /** How far the area stands from the left edge of the stamp. */
    dateAreaX?: Measure | undefined;
    /** How far the area stands from the top edge of the stamp. */
    dateAreaY?: Measure | undefined;
}
