// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A message of the administrators to the members. */
export interface AdminMessage {
    /** What members read at first. */
    baseMessage?: string | undefined;
    /** What members read who want to know more. */
    moreInformation?: string | undefined;
}
