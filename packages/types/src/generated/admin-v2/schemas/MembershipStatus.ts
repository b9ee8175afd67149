// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How far a membership has come. One that needs activation waits for the user, who has been
 * written to once it is `activation_sent`; `disabled` is a pause, `closed` the end.
 */
export type MembershipStatus = "activation_required" | "activation_sent" | "active" | "closed" | "disabled";
