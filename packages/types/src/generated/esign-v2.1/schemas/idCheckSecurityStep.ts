// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One step of an identity check. */
export interface IdCheckSecurityStep {
    /** The authentication type of the step. */
    authType?: string | undefined;
}
