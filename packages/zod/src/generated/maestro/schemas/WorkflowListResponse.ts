/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ResponseMetadata } from './ResponseMetadata.js';
import { Workflow } from './Workflow.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkflowListResponse as Type } from '@countersign/types/maestro/schemas/WorkflowListResponse';
export const WorkflowListResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.array(Workflow),
    "response_metadata": ResponseMetadata.optional()
}));
