// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A recipient of the envelope, and the fields with the name and the address. */
export interface RecipientInfo {
    /** The key of the field with the e-mail address. */
    emailComponentKey?: string | undefined;
    /** The e-mail address that the template has. */
    emailFromTemplate?: string | undefined;
    /** The key of the field with the name. */
    nameComponentKey?: string | undefined;
    /** The name that the template has. */
    nameFromTemplate?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /** The type of the recipient, such as `signer`. */
    recipientType?: string | undefined;
    /**
     * The ID of the view that the recipient fills in.
     *
     * Format: guid
     */
    recipientViewId?: string | undefined;
    /** The name of the role that the recipient has in a template. */
    roleName?: string | undefined;
    /** The position in the order of signing. */
    routingOrder?: string | undefined;
}
