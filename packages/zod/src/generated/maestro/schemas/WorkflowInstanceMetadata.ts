/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkflowInstanceMetadata as Type } from '@countersign/types/maestro/schemas/WorkflowInstanceMetadata';
export const WorkflowInstanceMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "workflow_created_by": formats.guid.optional(),
    "workflow_version": zod.string().optional(),
    "workflow_metadata_id": zod.string().optional()
}));
