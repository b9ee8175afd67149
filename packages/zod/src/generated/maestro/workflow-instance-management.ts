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
export const WorkflowInstanceManagementGetWorkflowInstancesList200Response = /* @__PURE__ */ lenientResponse(WorkflowInstanceCollection);
export const WorkflowInstanceManagementGetWorkflowInstancesList400Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList401Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList403Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList404Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList405Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList429Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList500Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstanceParams: ObjectSchema<types.WorkflowInstanceManagementGetWorkflowInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "instanceId": formats.guid
}));
export const WorkflowInstanceManagementGetWorkflowInstance200Response = /* @__PURE__ */ lenientResponse(WorkflowInstance);
export const WorkflowInstanceManagementGetWorkflowInstance400Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance401Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance403Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance404Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance405Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance429Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance500Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstanceParams: ObjectSchema<types.WorkflowInstanceManagementCancelWorkflowInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "workflowId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "instanceId": formats.guid
}));
export const WorkflowInstanceManagementCancelWorkflowInstance200Response = /* @__PURE__ */ lenientResponse(CancelWorkflowInstanceResponse);
export const WorkflowInstanceManagementCancelWorkflowInstance400Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance401Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance403Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance404Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance405Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance409Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance429Response = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance500Response = /* @__PURE__ */ lenientResponse(Error);
