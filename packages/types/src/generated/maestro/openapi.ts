// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CancelWorkflowInstanceResponse } from './schemas/CancelWorkflowInstanceResponse.js';
import type { Error } from './schemas/Error.js';
import type { ResourceMetadata } from './schemas/ResourceMetadata.js';
import type { ResponseMetadata } from './schemas/ResponseMetadata.js';
import type { TriggerHttpConfig } from './schemas/TriggerHttpConfig.js';
import type { TriggerInputField } from './schemas/TriggerInputField.js';
import type { TriggerWorkflow } from './schemas/TriggerWorkflow.js';
import type { Workflow } from './schemas/Workflow.js';
import type { WorkflowInstance } from './schemas/WorkflowInstance.js';
import type { WorkflowInstanceCollection } from './schemas/WorkflowInstanceCollection.js';
import type { WorkflowInstanceCreationState } from './schemas/WorkflowInstanceCreationState.js';
import type { WorkflowInstanceCreationStateResponse } from './schemas/WorkflowInstanceCreationStateResponse.js';
import type { WorkflowInstanceInfo } from './schemas/WorkflowInstanceInfo.js';
import type { WorkflowInstanceMetadata } from './schemas/WorkflowInstanceMetadata.js';
import type { WorkflowListResponse } from './schemas/WorkflowListResponse.js';
import type { WorkflowTriggerRequirements } from './schemas/WorkflowTriggerRequirements.js';
import type { WorkflowsGetWorkflowsListQueryParams, WorkflowsGetWorkflowsListParams, WorkflowsGetWorkflowTriggerRequirementsParams, WorkflowsTriggerWorkflowParams, WorkflowsPauseNewWorkflowInstancesParams, WorkflowsResumePausedWorkflowParams } from './workflows.js';
import type { WorkflowInstanceManagementGetWorkflowInstancesListParams, WorkflowInstanceManagementGetWorkflowInstanceParams, WorkflowInstanceManagementCancelWorkflowInstanceParams } from './workflow-instance-management.js';

export interface paths {
    "/v1/accounts/{accountId}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflows
         *
         * Returns the workflows of an account, in every state unless `status` selects one. The list is not
         * paged.
         */
        get: operations["Workflows_GetWorkflowsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/trigger-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trigger requirements of a workflow
         *
         * Returns the request that triggers a workflow, and the inputs that it needs. Only workflows that
         * start with an API call have them.
         */
        get: operations["Workflows_GetWorkflowTriggerRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/actions/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a workflow
         *
         * Creates an instance of a workflow with the inputs of the request. Its URL leads the first person
         * through the steps, without a log-in; show it in an iframe or redirect to it. Read the inputs from
         * the trigger requirements first.
         *
         * The workflow must be active and not paused. Steps that need a signature create envelopes in the
         * account.
         */
        post: operations["Workflows_TriggerWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the instances of a workflow
         *
         * Returns all instances of a workflow, running and ended ones. The list is neither paged nor
         * filtered.
         */
        get: operations["WorkflowInstanceManagement_getWorkflowInstancesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an instance of a workflow
         *
         * Returns the state of an instance: how many steps are completed, who started it, and when it ended.
         */
        get: operations["WorkflowInstanceManagement_getWorkflowInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}/actions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an instance of a workflow
         *
         * Cancels a running instance. Its page shows that it was canceled. Envelopes that its steps have
         * sent stay as they are. An instance that has ended cannot be canceled.
         */
        post: operations["WorkflowInstanceManagement_cancelWorkflowInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/actions/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a workflow
         *
         * Stops the creation of new instances of a workflow. Running instances continue. The request has no
         * body.
         */
        post: operations["Workflows_pauseNewWorkflowInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/workflows/{workflowId}/actions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused workflow
         *
         * Allows new instances of a workflow that was paused. The request has no body.
         */
        post: operations["Workflows_resumePausedWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        CancelWorkflowInstanceResponse: CancelWorkflowInstanceResponse;
        Error: Error;
        ResourceMetadata: ResourceMetadata;
        ResponseMetadata: ResponseMetadata;
        TriggerHttpConfig: TriggerHttpConfig;
        TriggerInputField: TriggerInputField;
        TriggerWorkflow: TriggerWorkflow;
        Workflow: Workflow;
        WorkflowInstance: WorkflowInstance;
        WorkflowInstanceCollection: WorkflowInstanceCollection;
        WorkflowInstanceCreationState: WorkflowInstanceCreationState;
        WorkflowInstanceCreationStateResponse: WorkflowInstanceCreationStateResponse;
        WorkflowInstanceInfo: WorkflowInstanceInfo;
        WorkflowInstanceMetadata: WorkflowInstanceMetadata;
        WorkflowListResponse: WorkflowListResponse;
        WorkflowTriggerRequirements: WorkflowTriggerRequirements;
    };
    responses: {
        /** The state of the object does not allow this. */
        conflict: {
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
                 *   "error": "The state of the object does not allow this.",
                 *   "code": "409",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** The access token is valid, but does not allow this operation. */
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
                 *   "error": "The token does not allow this call.",
                 *   "code": "403",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
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
                 *   "error": "This address does not know this method.",
                 *   "code": "405",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
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
                 *   "error": "Nothing is found at this address.",
                 *   "code": "404",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
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
                 *   "error": "The service could not finish the call.",
                 *   "code": "500",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
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
                 *   "error": "The account has made all the calls it may make this hour.",
                 *   "code": "429",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
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
                 *   "error": "The access token is not valid. Get a new one from the authentication service.",
                 *   "code": "401",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
    };
    parameters: {
        /**
         * The ID of the account that owns the workflows, as a GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The ID of the instance, as returned when it was triggered.
         *
         * @example c8e15f70-34ab-4d29-96f7-b1d05e8a4c63
         */
        instanceId: string;
        /**
         * Returns only workflows in this state.
         *
         * @example active
         */
        status: "active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving";
        /**
         * The ID of the workflow, as a GUID.
         *
         * @example 2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246
         */
        workflowId: string;
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
    Workflows_GetWorkflowsList: {
        parameters: {
            query?: WorkflowsGetWorkflowsListQueryParams;
            header?: never;
            path: WorkflowsGetWorkflowsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workflows. */
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
                    "application/json": WorkflowListResponse;
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
                    "application/json": Error;
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
    Workflows_GetWorkflowTriggerRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowsGetWorkflowTriggerRequirementsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The trigger of the workflow. */
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
                    "application/json": WorkflowTriggerRequirements;
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
                    "application/json": Error;
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
    Workflows_TriggerWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowsTriggerWorkflowParams;
            cookie?: never;
        };
        /** The name and the inputs of the instance. */
        requestBody: {
            content: {
                "application/json": TriggerWorkflow;
            };
        };
        responses: {
            /** The instance was created. */
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
                    "application/json": WorkflowInstanceInfo;
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
                    "application/json": Error;
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
    WorkflowInstanceManagement_getWorkflowInstancesList: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowInstanceManagementGetWorkflowInstancesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The instances. */
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
                    "application/json": WorkflowInstanceCollection;
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
                    "application/json": Error;
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
    WorkflowInstanceManagement_getWorkflowInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowInstanceManagementGetWorkflowInstanceParams;
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
                    "application/json": WorkflowInstance;
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
                    "application/json": Error;
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
    WorkflowInstanceManagement_cancelWorkflowInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowInstanceManagementCancelWorkflowInstanceParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The instance was canceled. */
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
                    "application/json": CancelWorkflowInstanceResponse;
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
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            409: components["responses"]["conflict"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workflows_pauseNewWorkflowInstances: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowsPauseNewWorkflowInstancesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workflow is paused. */
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
                    "application/json": WorkflowInstanceCreationStateResponse;
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
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            409: components["responses"]["conflict"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workflows_resumePausedWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkflowsResumePausedWorkflowParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workflow creates instances again. */
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
                    "application/json": WorkflowInstanceCreationStateResponse;
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
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            409: components["responses"]["conflict"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
