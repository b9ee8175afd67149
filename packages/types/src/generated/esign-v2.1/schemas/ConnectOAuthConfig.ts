// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The client credentials grant with which the service gets an access token before it sends a message
 * with `includeOAuth`. The message carries the token as a bearer token.
 */
export interface ConnectOAuthConfig {
    /** The absolute URL at which the authorization server issues access tokens. */
    authorizationServerUrl?: string | undefined;
    /** The client ID with which the service requests a token from the authorization server. */
    clientId?: string | undefined;
    /** The client secret that belongs to `clientId`. It is write-only and is never returned. */
    clientSecret?: string | undefined;
    /** Additional parameters of the token request, as names with values. */
    customParameters?: {
        [key: string]: string;
    } | undefined;
    /** The requested scopes, separated by spaces. */
    scope?: string | undefined;
}
