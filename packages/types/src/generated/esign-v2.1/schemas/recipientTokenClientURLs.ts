// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The redirect URLs for the outcomes of an embedded view. If a URL is missing, `returnUrl` is used. */
export interface RecipientTokenClientURLs {
    /** The redirect URL if the access code was wrong. */
    onAccessCodeFailed?: string | undefined;
    /** The redirect URL if the recipient postpones signing. */
    onCancel?: string | undefined;
    /** The redirect URL if the recipient declines to sign. */
    onDecline?: string | undefined;
    /** The redirect URL if an error occurred in the service. */
    onException?: string | undefined;
    /** The redirect URL if the recipient still has to send a fax. */
    onFaxPending?: string | undefined;
    /** The redirect URL if the identity check failed. */
    onIdCheckFailed?: string | undefined;
    /** The redirect URL if the session timed out because the recipient was inactive. */
    onSessionTimeout?: string | undefined;
    /** The redirect URL if the recipient has finished signing. */
    onSigningComplete?: string | undefined;
    /** The redirect URL if the URL of the view has expired or was already used. */
    onTTLExpired?: string | undefined;
    /** The redirect URL if a recipient who does not have to sign has finished viewing. */
    onViewingComplete?: string | undefined;
}
