// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether a tab is still open, was filled in, was refused, or has no status at all. */
export type TabStatus = "active" | "signed" | "declined" | "na";
