/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CancelWorkflowInstanceResponse } from './schemas/CancelWorkflowInstanceResponse.js';
import { Error } from './schemas/Error.js';
import { WorkflowInstance } from './schemas/WorkflowInstance.js';
import { WorkflowInstanceCollection } from './schemas/WorkflowInstanceCollection.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/maestro/workflow-instance-management';
export const WorkflowInstanceManagementGetWorkflowInstancesListParams: ObjectSchema<types.WorkflowInstanceManagementGetWorkflowInstancesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const WorkflowInstanceManagementGetWorkflowInstancesList200Response: zod.ZodType<zod.output<typeof WorkflowInstanceCollection>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCollection);
export const WorkflowInstanceManagementGetWorkflowInstancesList400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstanceParams: ObjectSchema<types.WorkflowInstanceManagementGetWorkflowInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "instanceId": formats.guid
}));
export const WorkflowInstanceManagementGetWorkflowInstance200Response: zod.ZodType<zod.output<typeof WorkflowInstance>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstance);
export const WorkflowInstanceManagementGetWorkflowInstance400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstanceParams: ObjectSchema<types.WorkflowInstanceManagementCancelWorkflowInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "instanceId": formats.guid
}));
export const WorkflowInstanceManagementCancelWorkflowInstance200Response: zod.ZodType<zod.output<typeof CancelWorkflowInstanceResponse>, unknown> = /* @__PURE__ */ lenientResponse(CancelWorkflowInstanceResponse);
export const WorkflowInstanceManagementCancelWorkflowInstance400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance409Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
