// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A message from the administrators to the members of an account. */
export interface AdminMessage {
    /** The text of the message that members see first. */
    baseMessage?: string | undefined;
    /** Additional text for members who request more information. */
    moreInformation?: string | undefined;
}
