/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkflowInstanceMetadata } from './WorkflowInstanceMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkflowInstance as Type } from '@countersign/types/maestro/schemas/WorkflowInstance';
export const WorkflowInstance: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "name": zod.string().optional(),
    "workflow_status": zod.string().optional(),
    "template_id": formats.guid.optional(),
    "account_id": formats.guid.optional(),
    "started_at": formats.dateTime.optional(),
    "started_by": formats.guid.optional(),
    "started_by_name": zod.string().optional(),
    "started_by_role": zod.string().optional(),
    "ended_at": formats.dateTime.nullish(),
    "expires_at": formats.dateTime.nullish(),
    "last_modified_at": formats.dateTime.optional(),
    "canceled_at": formats.dateTime.nullish(),
    "canceled_by": zod.string().nullish(),
    "trigger_inputs": zod.record(zod.string(), zod.unknown()).optional(),
    "total_steps": zod.int().min(0).optional(),
    "last_completed_step": zod.int().min(0).optional(),
    "last_completed_step_name": zod.string().nullish(),
    "tags": zod.array(zod.string()).optional(),
    "metadata": WorkflowInstanceMetadata.optional()
}));
