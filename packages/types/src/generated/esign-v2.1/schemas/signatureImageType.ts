// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether an image shows the signature or the initials of a person. */
export type SignatureImageType = "signature_image" | "initials_image";
