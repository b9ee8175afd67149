// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One step in verifying an identity. */
export interface AccountIdentityVerificationStep {
    /** What the step is called. */
    name?: string | undefined;
    /** What kind of proof the step asks for. */
    type?: string | undefined;
}
