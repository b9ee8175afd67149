// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How the user may log in. `FedAuthRequired` allows only the identity provider, `FedAuthBypass`
 * the identity provider or a password. `RemoveStatus` takes such a rule away again, and `Evicted`
 * shuts the user out.
 */
export type FederatedStatus = "RemoveStatus" | "FedAuthRequired" | "FedAuthBypass" | "Evicted";
