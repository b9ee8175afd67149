// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a tab: not yet filled in (`active`), filled in (`signed`), declined (`declined`) or
 * not applicable (`na`).
 */
export type TabStatus = "active" | "signed" | "declined" | "na" | (string & {});
