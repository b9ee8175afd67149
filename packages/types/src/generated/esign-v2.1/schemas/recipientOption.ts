// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person whom a rule can select as the recipient. */
export interface RecipientOption {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The full name of the person. */
    name?: string | undefined;
    /** The label of the person, which conditions use. It must be unique in the group. */
    recipientLabel?: string | undefined;
    /** The name of the role that the recipient has in a template. */
    roleName?: string | undefined;
    /** The ID of the signing group that is the recipient. Any member can act. */
    signingGroupId?: string | undefined;
}
