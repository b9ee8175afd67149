// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where the browser goes after each outcome of an embedded view. Absent ones fall back to
 * `returnUrl`.
 */
export interface RecipientTokenClientURLs {
    /** Where to go when the access code was wrong. */
    onAccessCodeFailed?: string | undefined;
    /** Where to go when the recipient puts it off until later. */
    onCancel?: string | undefined;
    /** Where to go when the recipient refuses to sign. */
    onDecline?: string | undefined;
    /** Where to go when something broke in the service. */
    onException?: string | undefined;
    /** Where to go when the recipient still has to send a fax. */
    onFaxPending?: string | undefined;
    /** Where to go when the check of the identity failed. */
    onIdCheckFailed?: string | undefined;
    /** Where to go when the recipient did nothing for too long. */
    onSessionTimeout?: string | undefined;
    /** Where to go when the recipient has finished. */
    onSigningComplete?: string | undefined;
    /** Where to go when the address of the view came too late or was used before. */
    onTTLExpired?: string | undefined;
    /** Where to go when a recipient who has nothing to sign has read enough. */
    onViewingComplete?: string | undefined;
}
