// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/oauth/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the user to log in and consent
         * @description Opened in the user's browser, not called by a program. The user logs in, unless that has
         *     happened before, and is asked whether the application may have the scopes. The browser then
         *     goes back to the redirect address with an authorization code, which `OAuth_token` exchanges for
         *     tokens.
         *
         *     Where the application or the redirect address is not known, the browser stays here and an error
         *     is shown, since no address can be trusted with it.
         */
        get: operations["OAuth_authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges an authorization code, a refresh token or a signed JWT for an access token. The body
         *     is a form, never JSON. An application with a secret sends its integration key and secret key as
         *     HTTP Basic, or as `client_id` and `client_secret` in the form; a public client sends `client_id`
         *     alone, and `code_verifier` with a code; with a JWT, the signature is proof enough.
         *
         *     A JWT works only for users who have consented before; for others the answer is
         *     `consent_required`.
         */
        post: operations["OAuth_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the user's accounts and their addresses
         * @description Tells whose token it is, in which accounts the user is a member, and under which address each of
         *     them is to be called. A client reads this once after it got its first token; accounts may be on
         *     different sites, and move.
         */
        get: operations["OAuth_userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An address and what it leads to. */
        link: {
            /** @description What the address leads to; `self` is the object itself. */
            rel: string;
            /**
             * Format: uri
             * @description The absolute address.
             */
            href: string;
        };
        /** @description What went wrong, in the shape that OAuth 2.0 gives to errors. */
        oauthError: {
            /** @description The kind of error, such as `invalid_request`, `invalid_grant` or `consent_required`. */
            error: string;
            /**
             * @description The finer reason, where there is one; with `invalid_grant` a code again, such as
             *     `expired_client_token` for an authorization code that is spent or too old.
             */
            error_description?: string | undefined;
        };
        /**
         * @description What a client shows to get a token. Which fields it needs depends on the grant:
         *
         *     - `authorization_code`: `code`; with PKCE also `code_verifier` and, from a public client,
         *       `client_id`.
         *     - `refresh_token`: `refresh_token`; from a public client also `client_id`.
         *     - `urn:ietf:params:oauth:grant-type:jwt-bearer`: `assertion` and nothing else.
         */
        tokenRequest: {
            /**
             * @description What the client has in hand.
             * @enum {string}
             */
            grant_type: "authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer";
            /** @description The authorization code of the redirect. It works once and for about two minutes. */
            code?: string | undefined;
            /** @description The refresh token that came with an earlier access token. */
            refresh_token?: string | undefined;
            /**
             * @description A JWT signed with RS256 by the key of the application. `iss` is the integration key, `sub` the
             *     user, `aud` the host of the authentication service without a scheme, `scope` the scopes with
             *     spaces between them; `exp` is at most an hour after `iat`. Without `sub`, the token is that of
             *     the application itself, which only the organization area takes.
             */
            assertion?: string | undefined;
            /**
             * Format: guid
             * @description The integration key, where no Authorization header carries it.
             */
            client_id?: string | undefined;
            /** @description The secret key, where no Authorization header carries it. */
            client_secret?: string | undefined;
            /** @description For PKCE, the text whose hash was sent as `code_challenge`. */
            code_verifier?: string | undefined;
        };
        /** @description An access token and what belongs to it. */
        tokenResponse: {
            /** @description The token that each call carries in its Authorization header, after the token type. */
            access_token: string;
            /** @description The word that stands before the token in that header, as a rule `Bearer`. */
            token_type: string;
            /**
             * @description Gets the next access token without the user. It lasts 30 days, with the scope `extended`
             *     counted anew from each refresh. The JWT grant gives none.
             */
            refresh_token?: string | undefined;
            /**
             * Format: int32
             * @description Seconds until the access token ends: 28800 after the code and refresh grants, 3600 after the
             *     JWT grant.
             */
            expires_in: number;
            /** @description What the token allows, as scopes with spaces between them. */
            scope?: string | undefined;
        };
        /** @description The user to whom a token belongs, with the accounts. */
        userInfo: {
            /**
             * Format: guid
             * @description The ID of the user, the same in all accounts.
             */
            sub: string;
            /** @description The full name of the user. */
            name?: string | undefined;
            /** @description The given name of the user. */
            given_name?: string | undefined;
            /** @description The family name of the user. */
            family_name?: string | undefined;
            /** @description The moment at which the user was made, written without a time zone. */
            created?: string | undefined;
            /** @description The e-mail address of the user. */
            email?: string | undefined;
            /** @description The accounts in which the user is a member. Exactly one is the default. */
            accounts: components["schemas"]["userInfoAccount"][];
        };
        /** @description An account of the user and where to call it. */
        userInfoAccount: {
            /**
             * Format: guid
             * @description The account, as the paths of the resource areas name it.
             */
            account_id: string;
            /** @description Whether this is the account to use where the user has not chosen one. */
            is_default: boolean;
            /** @description The name that the account goes by. */
            account_name: string;
            /**
             * Format: uri
             * @description Scheme and host of the account's site. Clients add `/restapi` and the path.
             */
            base_uri: string;
            /** @description The organization to which the account belongs; left out where it belongs to none. */
            organization?: components["schemas"]["userInfoOrganization"] | undefined;
        };
        /** @description An organization, which holds several accounts under one administration. */
        userInfoOrganization: {
            /**
             * Format: guid
             * @description The ID that the calls for organizations take.
             */
            organization_id: string;
            /** @description Where to read more about the organization. */
            links: components["schemas"]["link"][];
        };
    };
    responses: {
        /** @description The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "method_not_allowed",
                 *       "error_description": "This address does not know this method."
                 *     }
                 */
                "application/json": components["schemas"]["oauthError"];
            };
        };
        /** @description No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "error_description": "Nothing is found at this address."
                 *     }
                 */
                "application/json": components["schemas"]["oauthError"];
            };
        };
        /** @description The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "server_error",
                 *       "error_description": "The service could not finish the call."
                 *     }
                 */
                "application/json": components["schemas"]["oauthError"];
            };
        };
        /** @description Too many calls came in too short a time; wait before the next one. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "temporarily_throttled",
                 *       "error_description": "Too many calls came in. Try again in a while."
                 *     }
                 */
                "application/json": components["schemas"]["oauthError"];
            };
        };
        /** @description No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_token",
                 *       "error_description": "The access token is missing, unknown or expired."
                 *     }
                 */
                "application/json": components["schemas"]["oauthError"];
            };
        };
    };
    parameters: {
        /**
         * @description The scopes to which an administrator consents for all users of the organization, with spaces
         *     between them. `scope` is `openid` then.
         * @example signature impersonation
         */
        adminConsentScope: string;
        /**
         * @description The integration key of the application.
         * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
         */
        clientId: string;
        /**
         * @description For PKCE, the SHA-256 hash of the verifier in base64url without padding. The exchange of the code
         *     must then bring the verifier itself.
         * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
         */
        codeChallenge: string;
        /**
         * @description How the challenge was made from the verifier, for PKCE. SHA-256 is the only way; its word may be
         *     in either letter case.
         * @example S256
         */
        codeChallengeMethod: "S256" | "s256";
        /**
         * @description The e-mail address with which the login form is filled in.
         * @example mara.lindqvist@harbour.example
         */
        loginHint: string;
        /**
         * @description `login` makes the user log in again. Without it, a user who is still logged in is not asked for a
         *     password.
         * @example login
         */
        prompt: "login";
        /**
         * @description Where the user returns to. It must be registered for the integration key, letter by letter.
         * @example https://lease-desk.harbour.example/callback
         */
        redirectUri: string;
        /**
         * @description What the redirect is to bring. An authorization code is all there is.
         * @example code
         */
        responseType: "code";
        /**
         * @description What the token is to allow, as scopes with spaces between them. `signature` covers the eSignature
         *     areas; `extended` asks for a refresh token that lasts as long as the rules of the account let it.
         * @example signature extended
         */
        scope: string;
        /**
         * @description Any text that comes back with the redirect. A client should send one that nobody can guess and
         *     compare it on return, which keeps others from slipping in a code of theirs.
         * @example lease-42-7d1f
         */
        state: string;
        /**
         * @description The languages for the login pages, as tags with spaces between them, the best first.
         * @example sv en
         */
        uiLocales: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this exchange in the service's own logs; quote it when you report a problem.
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}
export type Link = components['schemas']['link'];
export type OauthError = components['schemas']['oauthError'];
export type TokenRequest = components['schemas']['tokenRequest'];
export type TokenResponse = components['schemas']['tokenResponse'];
export type UserInfo = components['schemas']['userInfo'];
export type UserInfoAccount = components['schemas']['userInfoAccount'];
export type UserInfoOrganization = components['schemas']['userInfoOrganization'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterAdminConsentScope = components['parameters']['adminConsentScope'];
export type ParameterClientId = components['parameters']['clientId'];
export type ParameterCodeChallenge = components['parameters']['codeChallenge'];
export type ParameterCodeChallengeMethod = components['parameters']['codeChallengeMethod'];
export type ParameterLoginHint = components['parameters']['loginHint'];
export type ParameterPrompt = components['parameters']['prompt'];
export type ParameterRedirectUri = components['parameters']['redirectUri'];
export type ParameterResponseType = components['parameters']['responseType'];
export type ParameterScope = components['parameters']['scope'];
export type ParameterState = components['parameters']['state'];
export type ParameterUiLocales = components['parameters']['uiLocales'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
    OAuth_authorize: {
        parameters: {
            query: {
                /**
                 * @description What the redirect is to bring. An authorization code is all there is.
                 * @example code
                 */
                response_type: components["parameters"]["responseType"];
                /**
                 * @description What the token is to allow, as scopes with spaces between them. `signature` covers the eSignature
                 *     areas; `extended` asks for a refresh token that lasts as long as the rules of the account let it.
                 * @example signature extended
                 */
                scope: components["parameters"]["scope"];
                /**
                 * @description The integration key of the application.
                 * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
                 */
                client_id: components["parameters"]["clientId"];
                /**
                 * @description Where the user returns to. It must be registered for the integration key, letter by letter.
                 * @example https://lease-desk.harbour.example/callback
                 */
                redirect_uri: components["parameters"]["redirectUri"];
                /**
                 * @description Any text that comes back with the redirect. A client should send one that nobody can guess and
                 *     compare it on return, which keeps others from slipping in a code of theirs.
                 * @example lease-42-7d1f
                 */
                state?: components["parameters"]["state"] | undefined;
                /**
                 * @description `login` makes the user log in again. Without it, a user who is still logged in is not asked for a
                 *     password.
                 * @example login
                 */
                prompt?: components["parameters"]["prompt"] | undefined;
                /**
                 * @description The e-mail address with which the login form is filled in.
                 * @example mara.lindqvist@harbour.example
                 */
                login_hint?: components["parameters"]["loginHint"] | undefined;
                /**
                 * @description The languages for the login pages, as tags with spaces between them, the best first.
                 * @example sv en
                 */
                ui_locales?: components["parameters"]["uiLocales"] | undefined;
                /**
                 * @description For PKCE, the SHA-256 hash of the verifier in base64url without padding. The exchange of the code
                 *     must then bring the verifier itself.
                 * @example uBoYTSy-W9wkD3RfId3qmqqTc0AXZwhqGHTSyOu9pRU
                 */
                code_challenge?: components["parameters"]["codeChallenge"] | undefined;
                /**
                 * @description How the challenge was made from the verifier, for PKCE. SHA-256 is the only way; its word may be
                 *     in either letter case.
                 * @example S256
                 */
                code_challenge_method?: components["parameters"]["codeChallengeMethod"] | undefined;
                /**
                 * @description The scopes to which an administrator consents for all users of the organization, with spaces
                 *     between them. `scope` is `openid` then.
                 * @example signature impersonation
                 */
                admin_consent_scope?: components["parameters"]["adminConsentScope"] | undefined;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way back to the application, with a code or with the reason why there is none. */
            302: {
                headers: {
                    /**
                     * @description The redirect address with `code` and, where it was sent, `state` in its query; or with `error`
                     *     in their place, such as `access_denied` when the user refuses.
                     * @example https://lease-desk.harbour.example/callback?code=c0de-4f7b21d9&state=lease-42-7d1f
                     */
                    Location: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter does not fit the contract, or the application or its address is unknown. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauthError"];
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    OAuth_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The grant and what proves it. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["tokenRequest"];
            };
        };
        responses: {
            /** @description The access token, with a refresh token unless the grant was a JWT. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tokenResponse"];
                };
            };
            /** @description The form does not fit the contract, or the grant is not good. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauthError"];
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    OAuth_userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the accounts. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["userInfo"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauthError"];
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
