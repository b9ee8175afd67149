// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The kind of recipient, which says what the person is asked to do. */
export type RecipientType = "agent" | "carbonCopy" | "certifiedDelivery" | "editor" | "inPersonSigner" | "intermediary" | "notary" | "seal" | "signer" | "witness";
