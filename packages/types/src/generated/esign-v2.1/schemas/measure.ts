// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A length on a page, or a scale, as a decimal number that travels as a string. */
export type Measure = string;
