// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One step of an identity check. */
export interface IdCheckSecurityStep {
    /** How the recipient is checked in this step. */
    authType?: string | undefined;
}
