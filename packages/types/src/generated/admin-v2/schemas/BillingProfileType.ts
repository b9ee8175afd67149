// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The billing of the new account, as a number. `0` stands for the billing of its subscription.
 *
 * Format: int32
 */
export type BillingProfileType = 0 | 1;
