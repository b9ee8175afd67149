// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The delivery mode of events. `SIM` sends one message for each event, in order. `aggregate` merges
 * events that occur at nearly the same time. It is empty if none was set.
 */
export type DeliveryMode = "SIM" | "aggregate" | "" | (string & {});
