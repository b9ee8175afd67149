// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A length on a page or a scale factor, as a decimal number in a string. */
export type Measure = string;
