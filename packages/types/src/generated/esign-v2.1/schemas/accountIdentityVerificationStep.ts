// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One step of an identity verification workflow. */
export interface AccountIdentityVerificationStep {
    /** The name of the step. */
    name?: string | undefined;
    /** The type of proof that the step requires. */
    type?: string | undefined;
}
