// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An e-mail address that receives a blind carbon copy (BCC) of the e-mails. */
export interface BccEmailAddress {
    /** The ID of the BCC e-mail address. */
    bccEmailAddressId?: string | undefined;
    /** The e-mail address that receives the copies. */
    email?: string | undefined;
}
