/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ResponseMetadata } from './ResponseMetadata.js';
import { WorkflowInstance } from './WorkflowInstance.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkflowInstanceCollection as Type } from '@countersign/types/maestro/schemas/WorkflowInstanceCollection';
export const WorkflowInstanceCollection: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.array(WorkflowInstance),
    "response_metadata": ResponseMetadata.optional()
}));
