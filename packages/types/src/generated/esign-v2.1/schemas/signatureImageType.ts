// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The type of an image: a signature (`signature_image`) or initials (`initials_image`). */
export type SignatureImageType = "signature_image" | "initials_image" | (string & {});
