// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A service, such as a social network, with which a recipient may log in as proof. */
export interface SocialAuthentication {
    /** The name of the service. */
    authentication?: string | undefined;
}
