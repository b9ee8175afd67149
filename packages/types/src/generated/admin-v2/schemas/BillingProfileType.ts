// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How the new account is billed, as a number. `0` stands for the billing of its subscription.
 *
 * Format: int32
 */
export type BillingProfileType = 0 | 1;
