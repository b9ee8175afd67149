/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Error } from './schemas/Error.js';
import { TriggerWorkflow } from './schemas/TriggerWorkflow.js';
import { WorkflowInstanceCreationStateResponse } from './schemas/WorkflowInstanceCreationStateResponse.js';
import { WorkflowInstanceInfo } from './schemas/WorkflowInstanceInfo.js';
import { WorkflowListResponse } from './schemas/WorkflowListResponse.js';
import { WorkflowTriggerRequirements } from './schemas/WorkflowTriggerRequirements.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import type * as types from '@countersign/types/maestro/workflows';
export const WorkflowsGetWorkflowsListParams: ObjectSchema<types.WorkflowsGetWorkflowsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowsGetWorkflowsListQueryParams: ObjectSchema<types.WorkflowsGetWorkflowsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.enum(['active', 'inactive', 'publishing', 'unpublishing', 'archived', 'archiving']).optional()
}));
export const WorkflowsGetWorkflowsList200Response: zod.ZodType<zod.output<typeof WorkflowListResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowListResponse);
export const WorkflowsGetWorkflowsList400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirementsParams: ObjectSchema<types.WorkflowsGetWorkflowTriggerRequirementsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowsGetWorkflowTriggerRequirements200Response: zod.ZodType<zod.output<typeof WorkflowTriggerRequirements>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowTriggerRequirements);
export const WorkflowsGetWorkflowTriggerRequirements400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflowParams: ObjectSchema<types.WorkflowsTriggerWorkflowParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowsTriggerWorkflowBody = TriggerWorkflow;
export const WorkflowsTriggerWorkflow200Response: zod.ZodType<zod.output<typeof WorkflowInstanceInfo>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceInfo);
export const WorkflowsTriggerWorkflow400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstancesParams: ObjectSchema<types.WorkflowsPauseNewWorkflowInstancesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowsPauseNewWorkflowInstances200Response: zod.ZodType<zod.output<typeof WorkflowInstanceCreationStateResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCreationStateResponse);
export const WorkflowsPauseNewWorkflowInstances400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances409Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflowParams: ObjectSchema<types.WorkflowsResumePausedWorkflowParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowsResumePausedWorkflow200Response: zod.ZodType<zod.output<typeof WorkflowInstanceCreationStateResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCreationStateResponse);
export const WorkflowsResumePausedWorkflow400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow409Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
