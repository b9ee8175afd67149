// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How the service gets an access token, by the client credentials grant, before it sends a message
 * with `includeOAuth`. The token then goes along as a bearer token.
 */
export interface ConnectOAuthConfig {
    /** The absolute address of the server that gives out the access tokens. */
    authorizationServerUrl?: string | undefined;
    /** The client as which the service asks that server for a token. */
    clientId?: string | undefined;
    /** The secret of that client. It is set, but never given back. */
    clientSecret?: string | undefined;
    /** Further parameters of the request for a token, each with its value. */
    customParameters?: {
        [key: string]: string;
    } | undefined;
    /** The scopes to ask for, separated by spaces. */
    scope?: string | undefined;
}
