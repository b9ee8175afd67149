// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An address that gets a blind copy of the e-mails. */
export interface BccEmailAddress {
    /** The ID of this entry. */
    bccEmailAddressId?: string | undefined;
    /** The e-mail address. */
    email?: string | undefined;
}
