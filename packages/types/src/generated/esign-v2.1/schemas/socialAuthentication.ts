// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A service, such as a social network, with which a recipient can log in for authentication. */
export interface SocialAuthentication {
    /** The name of the service. */
    authentication?: string | undefined;
}
