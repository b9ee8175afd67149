// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a membership. A user with `activation_required` must still activate the membership.
 * With `activation_sent`, the user has received the activation e-mail. `disabled` is temporary,
 * `closed` is final.
 */
export type MembershipStatus = "activation_required" | "activation_sent" | "active" | "closed" | "disabled" | (string & {});
