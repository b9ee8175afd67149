// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The type of recipient, which determines what the recipient has to do: `agent`, `carbonCopy`,
 * `certifiedDelivery`, `editor`, `inPersonSigner`, `intermediary`, `notary`, `seal`, `signer` or
 * `witness`.
 */
export type RecipientType = "agent" | "carbonCopy" | "certifiedDelivery" | "editor" | "inPersonSigner" | "intermediary" | "notary" | "seal" | "signer" | "witness" | (string & {});
