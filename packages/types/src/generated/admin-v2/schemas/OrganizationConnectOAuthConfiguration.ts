// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The client credentials grant with which the service gets an access token before it sends a message
 * of a configuration with `includeOAuth`. The message carries the token as a bearer token.
 */
export interface OrganizationConnectOAuthConfiguration {
    /** The absolute URL at which the authorization server issues access tokens. */
    authorizationServerUrl?: string | undefined;
    /** The client ID with which the service requests a token. */
    clientId?: string | undefined;
    /** The client secret that belongs to `clientId`. It is never returned. */
    clientSecret?: string | undefined;
    /** The scopes to request, separated by spaces. */
    scope?: string | undefined;
    /** Additional parameters of the token request, as names with values. */
    customParameter?: {
        [key: string]: string;
    } | undefined;
}
