// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/maestro';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const stringField = /* @__PURE__ */ zod.string();
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalIntCheckGte0Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0))));
const optionalEnumActiveInactivePublishingUnpublisField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['active', 'inactive', 'publishing', 'unpublishing', 'archived', 'archiving'])));
const nullishDateTimeField = /* @__PURE__ */ zod.nullish(dateTime);
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const stringCheckRegex09aFAF809aFAF43Field = /* @__PURE__ */ made(() => zod.string().check(zod.regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)));
const fieldsOfResponseMetadata = () => ({
    "response_timestamp": optionalDateTimeField,
    "response_duration_ms": optionalIntCheckGte0Field,
    "request_id": optionalGuidField
});
const fieldsOfWorkflow = () => ({
    "id": optionalGuidField,
    "name": optionalStringField,
    "account_id": optionalGuidField
});
export const CancelWorkflowInstanceResponse: MiniObject<types.CancelWorkflowInstanceResponse> = /* @__PURE__ */ miniObject(() => ({
    "message": optionalStringField
}));
export const Error: MiniObject<types.Error> = /* @__PURE__ */ miniObject(() => ({
    "error": zod.string(),
    "code": stringField,
    "timestamp": dateTime
}));
export const ResourceMetadata: MiniObject<types.ResourceMetadata> = /* @__PURE__ */ miniObject(() => ({
    "created_at": zod.optional(dateTime),
    "created_by": zod.optional(guid),
    "modified_at": optionalDateTimeField,
    "modified_by": optionalGuidField
}));
export const ResponseMetadata: MiniObject<types.ResponseMetadata> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfResponseMetadata()
}));
export const TriggerHttpConfig: MiniObject<types.TriggerHttpConfig> = /* @__PURE__ */ miniObject(() => ({
    "method": zod.optional(zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    "url": zod.optional(stringField.check(zod.minLength(1)).check(zod.maxLength(1024)))
}));
export const TriggerInputField: MiniObject<types.TriggerInputField> = /* @__PURE__ */ miniObject(() => ({
    "field_name": optionalStringField,
    "field_data_type": optionalStringField,
    "default_value": zod.optional(zod.unknown())
}));
export const TriggerWorkflow: MiniObject<types.TriggerWorkflow> = /* @__PURE__ */ miniObject(() => ({
    "instance_name": stringField.check(zod.minLength(1)),
    "trigger_inputs": zod.record(stringField, zod.unknown())
}));
export const Workflow: MiniObject<types.Workflow> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfWorkflow(),
    "status": optionalEnumActiveInactivePublishingUnpublisField,
    "metadata": zod.optional(ResourceMetadata)
}));
export const WorkflowInstance: MiniObject<types.WorkflowInstance> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfWorkflow(),
    "workflow_status": optionalStringField,
    "template_id": optionalGuidField,
    "started_at": optionalDateTimeField,
    "started_by": optionalGuidField,
    "started_by_name": optionalStringField,
    "started_by_role": optionalStringField,
    "ended_at": zod.nullish(dateTime),
    "expires_at": nullishDateTimeField,
    "last_modified_at": optionalDateTimeField,
    "canceled_at": nullishDateTimeField,
    "canceled_by": nullishStringField,
    "trigger_inputs": zod.optional(zod.record(stringField, zod.unknown())),
    "total_steps": optionalIntCheckGte0Field,
    "last_completed_step": optionalIntCheckGte0Field,
    "last_completed_step_name": nullishStringField,
    "tags": zod.optional(zod.array(stringField)),
    "metadata": zod.optional(WorkflowInstanceMetadata)
}));
export const WorkflowInstanceCollection: MiniObject<types.WorkflowInstanceCollection> = /* @__PURE__ */ miniObject(() => ({
    "data": zod.array(WorkflowInstance),
    "response_metadata": zod.optional(ResponseMetadata)
}));
export const WorkflowInstanceCreationStateResponse: MiniObject<types.WorkflowInstanceCreationStateResponse> = /* @__PURE__ */ miniObject(() => ({
    "status": WorkflowInstanceCreationState
}));
export const WorkflowInstanceInfo: MiniObject<types.WorkflowInstanceInfo> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfResponseMetadata(),
    "instance_id": optionalGuidField,
    "instance_url": zod.optional(zod.url())
}));
export const WorkflowInstanceMetadata: MiniObject<types.WorkflowInstanceMetadata> = /* @__PURE__ */ miniObject(() => ({
    "workflow_created_by": optionalGuidField,
    "workflow_version": optionalStringField,
    "workflow_metadata_id": optionalStringField
}));
export const WorkflowListResponse: MiniObject<types.WorkflowListResponse> = /* @__PURE__ */ miniObject(() => ({
    "data": zod.array(Workflow),
    "response_metadata": zod.optional(ResponseMetadata)
}));
export const WorkflowTriggerRequirements: MiniObject<types.WorkflowTriggerRequirements> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfResponseMetadata(),
    "trigger_id": optionalGuidField,
    "trigger_event_type": zod.optional(zod.enum(['HTTP'])),
    "trigger_http_config": zod.optional(TriggerHttpConfig),
    "trigger_input_schema": zod.optional(zod.array(TriggerInputField)),
    "metadata": zod.optional(ResourceMetadata)
}));
export const WorkflowInstanceCreationState = /* @__PURE__ */ zod.enum(['active', 'paused']);
export const WorkflowsGetWorkflowsListParams: MiniObject<types.WorkflowsGetWorkflowsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowsGetWorkflowsListQueryParams: MiniObject<types.WorkflowsGetWorkflowsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "status": optionalEnumActiveInactivePublishingUnpublisField
}));
export const WorkflowsGetWorkflowsList200Response: zod.ZodMiniType<zod.output<typeof WorkflowListResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowListResponse);
export const WorkflowsGetWorkflowsList400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowsList500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirementsParams: MiniObject<types.WorkflowsGetWorkflowTriggerRequirementsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowsGetWorkflowTriggerRequirements200Response: zod.ZodMiniType<zod.output<typeof WorkflowTriggerRequirements>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowTriggerRequirements);
export const WorkflowsGetWorkflowTriggerRequirements400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsGetWorkflowTriggerRequirements500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflowParams: MiniObject<types.WorkflowsTriggerWorkflowParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowsTriggerWorkflowBody = TriggerWorkflow;
export const WorkflowsTriggerWorkflow200Response: zod.ZodMiniType<zod.output<typeof WorkflowInstanceInfo>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceInfo);
export const WorkflowsTriggerWorkflow400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsTriggerWorkflow500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesListParams: MiniObject<types.WorkflowInstanceManagementGetWorkflowInstancesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowInstanceManagementGetWorkflowInstancesList200Response: zod.ZodMiniType<zod.output<typeof WorkflowInstanceCollection>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCollection);
export const WorkflowInstanceManagementGetWorkflowInstancesList400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstancesList500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstanceParams: MiniObject<types.WorkflowInstanceManagementGetWorkflowInstanceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field,
    "instanceId": guid
}));
export const WorkflowInstanceManagementGetWorkflowInstance200Response: zod.ZodMiniType<zod.output<typeof WorkflowInstance>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstance);
export const WorkflowInstanceManagementGetWorkflowInstance400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementGetWorkflowInstance500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstanceParams: MiniObject<types.WorkflowInstanceManagementCancelWorkflowInstanceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field,
    "instanceId": guid
}));
export const WorkflowInstanceManagementCancelWorkflowInstance200Response: zod.ZodMiniType<zod.output<typeof CancelWorkflowInstanceResponse>, unknown> = /* @__PURE__ */ lenientResponse(CancelWorkflowInstanceResponse);
export const WorkflowInstanceManagementCancelWorkflowInstance400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance409Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowInstanceManagementCancelWorkflowInstance500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstancesParams: MiniObject<types.WorkflowsPauseNewWorkflowInstancesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowsPauseNewWorkflowInstances200Response: zod.ZodMiniType<zod.output<typeof WorkflowInstanceCreationStateResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCreationStateResponse);
export const WorkflowsPauseNewWorkflowInstances400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances409Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsPauseNewWorkflowInstances500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflowParams: MiniObject<types.WorkflowsResumePausedWorkflowParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "workflowId": stringCheckRegex09aFAF809aFAF43Field
}));
export const WorkflowsResumePausedWorkflow200Response: zod.ZodMiniType<zod.output<typeof WorkflowInstanceCreationStateResponse>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowInstanceCreationStateResponse);
export const WorkflowsResumePausedWorkflow400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow409Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const WorkflowsResumePausedWorkflow500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);

