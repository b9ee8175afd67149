// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The login rule of the user. Allowed values:
 *
 * - `FedAuthRequired`: the user can log in only through the identity provider.
 * - `FedAuthBypass`: the user can log in through the identity provider or with a password.
 * - `RemoveStatus`: removes the rule.
 * - `Evicted`: the user cannot log in.
 */
export type FederatedStatus = "RemoveStatus" | "FedAuthRequired" | "FedAuthBypass" | "Evicted" | (string & {});
