// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How events are grouped: `SIM` sends one message for each event, in order; `aggregate` merges
 * events that happen at nearly the same time.
 */
export type DeliveryMode = "SIM" | "aggregate";
