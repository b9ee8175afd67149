// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/service_information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which versions the service has
         * @description Tells which versions of the interface the service has, under which addresses they are, and
         *     which build answers. The call needs no token, so that a client can make it before anything else.
         */
        get: operations["Services_get"];
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
        /** @description What went wrong. It stands in answers only. */
        errorDetails: {
            /** @description The code of the condition, in capitals. */
            errorCode: string;
            /** @description A short sentence for people. */
            message: string;
        };
        /** @description Which build of the service answers and which versions of the interface it has. */
        serviceInformation: {
            /** @description The branch of the service's source from which the build was made. */
            buildBranch?: string | undefined;
            /**
             * Format: date-time
             * @description The moment at which the build went into service.
             */
            buildBranchDeployedDateTime?: string | undefined;
            /** @description The commit from which the build was made. */
            buildSHA?: string | undefined;
            /** @description The version number of the build. */
            buildVersion?: string | undefined;
            /** @description The addresses of the other sites of the service that belong with this one. */
            linkedSites?: string[] | undefined;
            /** @description One entry for each version of the interface. */
            serviceVersions?: components["schemas"]["serviceVersion"][] | undefined;
        };
        /** @description A version of the interface and where it is. */
        serviceVersion: {
            /** @description The version as it stands in paths, such as `v2.1`. */
            version?: string | undefined;
            /** @description The absolute address under which the paths of the version begin. */
            versionUrl?: string | undefined;
        };
    };
    responses: {
        /** @description The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "METHOD_NOT_ALLOWED",
                 *       "message": "This address does not know this method."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "RESOURCE_NOT_FOUND",
                 *       "message": "Nothing is found at this address."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "UNSPECIFIED_ERROR",
                 *       "message": "The service could not finish the call."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description Too many calls came in too short a time; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "BURST_APIINVOCATION_LIMIT_EXCEEDED",
                 *       "message": "Too many calls came in within half a minute."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Calls that the account may make in the current hour.
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * @description Calls left to the account in the current hour.
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * @description The moment at which the hour ends and the allowance is full again, in Unix seconds.
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * @description Identifies this exchange in the service's own logs; quote it when you report a problem.
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}
export type ErrorDetails = components['schemas']['errorDetails'];
export type ServiceInformation = components['schemas']['serviceInformation'];
export type ServiceVersion = components['schemas']['serviceVersion'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
    Services_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build and the versions. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["serviceInformation"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
