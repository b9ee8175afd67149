// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One person whom a rule may choose. */
export interface RecipientOption {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The full name of whoever is chosen. */
    name?: string | undefined;
    /** What conditions call the person; each person of the group has another label. */
    recipientLabel?: string | undefined;
    /** The role that the recipient has in a template. */
    roleName?: string | undefined;
    /** The signing group that is the recipient; any member may act. */
    signingGroupId?: string | undefined;
}
