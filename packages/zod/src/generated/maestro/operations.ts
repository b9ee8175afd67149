// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    Workflows_GetWorkflowsList: () => import('./workflows.js').then(all => ({
        params: all.WorkflowsGetWorkflowsListParams,
        query: all.WorkflowsGetWorkflowsListQueryParams,
        responses: { 200: all.WorkflowsGetWorkflowsList200Response, 400: all.WorkflowsGetWorkflowsList400Response, 401: all.WorkflowsGetWorkflowsList401Response, 403: all.WorkflowsGetWorkflowsList403Response, 404: all.WorkflowsGetWorkflowsList404Response, 405: all.WorkflowsGetWorkflowsList405Response, 429: all.WorkflowsGetWorkflowsList429Response, 500: all.WorkflowsGetWorkflowsList500Response }
    })),
    Workflows_GetWorkflowTriggerRequirements: () => import('./workflows.js').then(all => ({
        params: all.WorkflowsGetWorkflowTriggerRequirementsParams,
        responses: { 200: all.WorkflowsGetWorkflowTriggerRequirements200Response, 400: all.WorkflowsGetWorkflowTriggerRequirements400Response, 401: all.WorkflowsGetWorkflowTriggerRequirements401Response, 403: all.WorkflowsGetWorkflowTriggerRequirements403Response, 404: all.WorkflowsGetWorkflowTriggerRequirements404Response, 405: all.WorkflowsGetWorkflowTriggerRequirements405Response, 429: all.WorkflowsGetWorkflowTriggerRequirements429Response, 500: all.WorkflowsGetWorkflowTriggerRequirements500Response }
    })),
    Workflows_TriggerWorkflow: () => import('./workflows.js').then(all => ({
        params: all.WorkflowsTriggerWorkflowParams,
        body: all.WorkflowsTriggerWorkflowBody,
        responses: { 200: all.WorkflowsTriggerWorkflow200Response, 400: all.WorkflowsTriggerWorkflow400Response, 401: all.WorkflowsTriggerWorkflow401Response, 403: all.WorkflowsTriggerWorkflow403Response, 404: all.WorkflowsTriggerWorkflow404Response, 405: all.WorkflowsTriggerWorkflow405Response, 429: all.WorkflowsTriggerWorkflow429Response, 500: all.WorkflowsTriggerWorkflow500Response }
    })),
    WorkflowInstanceManagement_getWorkflowInstancesList: () => import('./workflow-instance-management.js').then(all => ({
        params: all.WorkflowInstanceManagementGetWorkflowInstancesListParams,
        responses: { 200: all.WorkflowInstanceManagementGetWorkflowInstancesList200Response, 400: all.WorkflowInstanceManagementGetWorkflowInstancesList400Response, 401: all.WorkflowInstanceManagementGetWorkflowInstancesList401Response, 403: all.WorkflowInstanceManagementGetWorkflowInstancesList403Response, 404: all.WorkflowInstanceManagementGetWorkflowInstancesList404Response, 405: all.WorkflowInstanceManagementGetWorkflowInstancesList405Response, 429: all.WorkflowInstanceManagementGetWorkflowInstancesList429Response, 500: all.WorkflowInstanceManagementGetWorkflowInstancesList500Response }
    })),
    WorkflowInstanceManagement_getWorkflowInstance: () => import('./workflow-instance-management.js').then(all => ({
        params: all.WorkflowInstanceManagementGetWorkflowInstanceParams,
        responses: { 200: all.WorkflowInstanceManagementGetWorkflowInstance200Response, 400: all.WorkflowInstanceManagementGetWorkflowInstance400Response, 401: all.WorkflowInstanceManagementGetWorkflowInstance401Response, 403: all.WorkflowInstanceManagementGetWorkflowInstance403Response, 404: all.WorkflowInstanceManagementGetWorkflowInstance404Response, 405: all.WorkflowInstanceManagementGetWorkflowInstance405Response, 429: all.WorkflowInstanceManagementGetWorkflowInstance429Response, 500: all.WorkflowInstanceManagementGetWorkflowInstance500Response }
    })),
    WorkflowInstanceManagement_cancelWorkflowInstance: () => import('./workflow-instance-management.js').then(all => ({
        params: all.WorkflowInstanceManagementCancelWorkflowInstanceParams,
        responses: { 200: all.WorkflowInstanceManagementCancelWorkflowInstance200Response, 400: all.WorkflowInstanceManagementCancelWorkflowInstance400Response, 401: all.WorkflowInstanceManagementCancelWorkflowInstance401Response, 403: all.WorkflowInstanceManagementCancelWorkflowInstance403Response, 404: all.WorkflowInstanceManagementCancelWorkflowInstance404Response, 405: all.WorkflowInstanceManagementCancelWorkflowInstance405Response, 409: all.WorkflowInstanceManagementCancelWorkflowInstance409Response, 429: all.WorkflowInstanceManagementCancelWorkflowInstance429Response, 500: all.WorkflowInstanceManagementCancelWorkflowInstance500Response }
    })),
    Workflows_pauseNewWorkflowInstances: () => import('./workflows.js').then(all => ({
        params: all.WorkflowsPauseNewWorkflowInstancesParams,
        responses: { 200: all.WorkflowsPauseNewWorkflowInstances200Response, 400: all.WorkflowsPauseNewWorkflowInstances400Response, 401: all.WorkflowsPauseNewWorkflowInstances401Response, 403: all.WorkflowsPauseNewWorkflowInstances403Response, 404: all.WorkflowsPauseNewWorkflowInstances404Response, 405: all.WorkflowsPauseNewWorkflowInstances405Response, 409: all.WorkflowsPauseNewWorkflowInstances409Response, 429: all.WorkflowsPauseNewWorkflowInstances429Response, 500: all.WorkflowsPauseNewWorkflowInstances500Response }
    })),
    Workflows_resumePausedWorkflow: () => import('./workflows.js').then(all => ({
        params: all.WorkflowsResumePausedWorkflowParams,
        responses: { 200: all.WorkflowsResumePausedWorkflow200Response, 400: all.WorkflowsResumePausedWorkflow400Response, 401: all.WorkflowsResumePausedWorkflow401Response, 403: all.WorkflowsResumePausedWorkflow403Response, 404: all.WorkflowsResumePausedWorkflow404Response, 405: all.WorkflowsResumePausedWorkflow405Response, 409: all.WorkflowsResumePausedWorkflow409Response, 429: all.WorkflowsResumePausedWorkflow429Response, 500: all.WorkflowsResumePausedWorkflow500Response }
    }))
};

