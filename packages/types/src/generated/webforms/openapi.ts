// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthenticationMethod } from './schemas/AuthenticationMethod.js';
import type { ComponentOption } from './schemas/ComponentOption.js';
import type { CreateInstanceRecipient } from './schemas/CreateInstanceRecipient.js';
import type { CreateInstanceRequestBody } from './schemas/CreateInstanceRequestBody.js';
import type { DocumentInfo } from './schemas/DocumentInfo.js';
import type { ESignTemplate } from './schemas/ESignTemplate.js';
import type { HttpError } from './schemas/HttpError.js';
import type { InstanceEnvelope } from './schemas/InstanceEnvelope.js';
import type { InstanceRecipient } from './schemas/InstanceRecipient.js';
import type { InstanceRecipientStatus } from './schemas/InstanceRecipientStatus.js';
import type { InstanceSource } from './schemas/InstanceSource.js';
import type { InstanceStatus } from './schemas/InstanceStatus.js';
import type { PhoneNumber } from './schemas/PhoneNumber.js';
import type { RecipientInfo } from './schemas/RecipientInfo.js';
import type { SendOption } from './schemas/SendOption.js';
import type { TabInfo } from './schemas/TabInfo.js';
import type { TemplateInfo } from './schemas/TemplateInfo.js';
import type { TemplateProperties } from './schemas/TemplateProperties.js';
import type { WebForm } from './schemas/WebForm.js';
import type { WebFormComponent } from './schemas/WebFormComponent.js';
import type { WebFormContent } from './schemas/WebFormContent.js';
import type { WebFormInstance } from './schemas/WebFormInstance.js';
import type { WebFormInstanceList } from './schemas/WebFormInstanceList.js';
import type { WebFormInstanceMetadata } from './schemas/WebFormInstanceMetadata.js';
import type { WebFormMetadata } from './schemas/WebFormMetadata.js';
import type { WebFormProperties } from './schemas/WebFormProperties.js';
import type { WebFormRecipient } from './schemas/WebFormRecipient.js';
import type { WebFormSource } from './schemas/WebFormSource.js';
import type { WebFormState } from './schemas/WebFormState.js';
import type { WebFormSummary } from './schemas/WebFormSummary.js';
import type { WebFormSummaryList } from './schemas/WebFormSummaryList.js';
import type { WebFormType } from './schemas/WebFormType.js';
import type { WebFormUserInfo } from './schemas/WebFormUserInfo.js';
import type { WebFormValues } from './schemas/WebFormValues.js';
import type { WebFormListFormsQueryParams, WebFormListFormsParams, WebFormGetFormQueryParams, WebFormGetFormParams } from './web-form.js';
import type { WebFormInstanceListInstancesQueryParams, WebFormInstanceListInstancesParams, WebFormInstanceCreateInstanceParams, WebFormInstanceGetInstanceParams, WebFormInstanceRefreshTokenParams } from './web-form-instance.js';

export interface paths {
    "/api/webforms/v1.1/accounts/{accountId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the forms of an account
         *
         * Returns the forms of an account without their pages and fields, the one that was changed last
         * first. The list is paged: `start_position` and `count` select a page. The filters limit the list
         * to forms of the caller, with or without a template, published or not, or with a text in their
         * name.
         */
        get: operations["WebForm_ListForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webforms/v1.1/accounts/{accountId}/forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form
         *
         * Returns a form with its pages and fields: the draft, or with `state=active` the published form. The
         * names and types of the fields, which `formValues` of a new instance need, are in
         * `formMetadata/publishedComponentNames` of the published form.
         */
        get: operations["WebForm_GetForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the instances of a form
         *
         * Returns the instances of a form, in the order in which they were created, without the values of
         * their fields. `client_user_id` limits the list to those of one person.
         */
        get: operations["WebFormInstance_ListInstances"];
        put?: never;
        /**
         * Create an instance of a form
         *
         * Creates an instance for one person. To embed the form, set `clientUserId`, and open `formUrl` with
         * `#instanceToken=` and the token within five minutes. To have it sent by e-mail, set `sendOption`
         * and `recipients`: the envelope is then created at once. `formValues` fills in fields beforehand.
         * The form must be published and enabled.
         */
        post: operations["WebFormInstance_CreateInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an instance
         *
         * Returns an instance with its status, and once it is submitted, with the values of its fields and the
         * envelopes that were made of it.
         */
        get: operations["WebFormInstance_GetInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webforms/v1.1/accounts/{accountId}/forms/{formId}/instances/{instanceId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the token of an instance
         *
         * Returns the instance with a new token, which is valid for five minutes. It works until the instance
         * expires, also after it was submitted.
         */
        post: operations["WebFormInstance_RefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AuthenticationMethod: AuthenticationMethod;
        ComponentOption: ComponentOption;
        CreateInstanceRecipient: CreateInstanceRecipient;
        CreateInstanceRequestBody: CreateInstanceRequestBody;
        DocumentInfo: DocumentInfo;
        ESignTemplate: ESignTemplate;
        HttpError: HttpError;
        InstanceEnvelope: InstanceEnvelope;
        InstanceRecipient: InstanceRecipient;
        InstanceRecipientStatus: InstanceRecipientStatus;
        InstanceSource: InstanceSource;
        InstanceStatus: InstanceStatus;
        PhoneNumber: PhoneNumber;
        RecipientInfo: RecipientInfo;
        SendOption: SendOption;
        TabInfo: TabInfo;
        TemplateInfo: TemplateInfo;
        TemplateProperties: TemplateProperties;
        WebForm: WebForm;
        WebFormComponent: WebFormComponent;
        WebFormContent: WebFormContent;
        WebFormInstance: WebFormInstance;
        WebFormInstanceList: WebFormInstanceList;
        WebFormInstanceMetadata: WebFormInstanceMetadata;
        WebFormMetadata: WebFormMetadata;
        WebFormProperties: WebFormProperties;
        WebFormRecipient: WebFormRecipient;
        WebFormSource: WebFormSource;
        WebFormState: WebFormState;
        WebFormSummary: WebFormSummary;
        WebFormSummaryList: WebFormSummaryList;
        WebFormType: WebFormType;
        WebFormUserInfo: WebFormUserInfo;
        WebFormValues: WebFormValues;
    };
    responses: {
        /** The access token is valid, but the user does not have permission for this operation. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "USER_LACKS_PERMISSIONS",
                 *   "message": "The user does not have permission for this call."
                 * }
                 */
                "application/json": HttpError;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "METHOD_NOT_ALLOWED",
                 *   "message": "This address does not know this method."
                 * }
                 */
                "application/json": HttpError;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "RESOURCE_NOT_FOUND",
                 *   "message": "Nothing is found at this address."
                 * }
                 */
                "application/json": HttpError;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "UNSPECIFIED_ERROR",
                 *   "message": "The service could not finish the call."
                 * }
                 */
                "application/json": HttpError;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *   "message": "The account has made all the calls it may make this hour."
                 * }
                 */
                "application/json": HttpError;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *   "message": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": HttpError;
            };
        };
    };
    parameters: {
        /**
         * The ID of the account that the form belongs to, a GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * Limits the list to the instances that were created with this `clientUserId`.
         *
         * @example berth-0042
         */
        clientUserId: string;
        /**
         * The maximum number of forms in the response.
         *
         * @example 20
         */
        count: string;
        /**
         * The ID of the form, which stays the same in all its versions.
         *
         * @example 4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805
         */
        formId: string;
        /**
         * The ID of the instance, as returned when it was created.
         *
         * @example 8a6e2f40-3b7c-4d19-a5e8-60c4d9b1f372
         */
        instanceId: string;
        /**
         * Limits the list to forms that are published (`true`), or to forms that are not (`false`).
         *
         * @example true
         */
        isPublished: boolean;
        /**
         * Limits the list to forms without a template (`true`), or to forms with one (`false`).
         *
         * @example false
         */
        isStandalone: boolean;
        /**
         * Limits the list to forms whose name contains this text, in any case.
         *
         * @example Berth
         */
        search: string;
        /**
         * The date by which the forms are sorted, and the direction.
         *
         * @example createdDateTime:asc
         */
        sortBy: "lastModifiedDateTime:desc" | "lastModifiedDateTime:asc" | "createdDateTime:desc" | "createdDateTime:asc";
        /**
         * The 0-based position of the first item of the response in the whole list.
         *
         * @example 0
         */
        startPosition: string;
        /**
         * The version of the form to return: the `draft`, which may have changes that are not published, or
         * the `active` one, which instances use.
         *
         * @example active
         */
        state: "active" | "draft";
        /**
         * The forms to return, by their relation to the caller.
         *
         * @example owned_by_me
         */
        userFilter: "owned_by_me" | "created_by_me" | "shared_with_me" | "all";
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    WebForm_ListForms: {
        parameters: {
            query?: WebFormListFormsQueryParams;
            header?: never;
            path: WebFormListFormsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the forms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebFormSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WebForm_GetForm: {
        parameters: {
            query?: WebFormGetFormQueryParams;
            header?: never;
            path: WebFormGetFormParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The form. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebForm;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WebFormInstance_ListInstances: {
        parameters: {
            query?: WebFormInstanceListInstancesQueryParams;
            header?: never;
            path: WebFormInstanceListInstancesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The instances of the form. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebFormInstanceList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WebFormInstance_CreateInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: WebFormInstanceCreateInstanceParams;
            cookie?: never;
        };
        /** The person and the values to fill in. */
        requestBody: {
            content: {
                "application/json": CreateInstanceRequestBody;
            };
        };
        responses: {
            /** The new instance. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebFormInstance;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WebFormInstance_GetInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: WebFormInstanceGetInstanceParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The instance. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebFormInstance;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WebFormInstance_RefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path: WebFormInstanceRefreshTokenParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The instance with its new token. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebFormInstance;
                };
            };
            /** The instance has expired, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HttpError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
