/**
 * A rule whose evidence is none.
 * @evidence rumour
 */
export const rule = 1;
