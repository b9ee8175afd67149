/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const MeasureRegExp = new RegExp('^-?\\d*\\.?\\d+$');
export const Measure = zod.string().regex(MeasureRegExp);
