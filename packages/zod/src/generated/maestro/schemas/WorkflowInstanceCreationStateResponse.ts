/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { WorkflowInstanceCreationState } from './WorkflowInstanceCreationState.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkflowInstanceCreationStateResponse as Type } from '@countersign/types/maestro/schemas/WorkflowInstanceCreationStateResponse';
export const WorkflowInstanceCreationStateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": WorkflowInstanceCreationState
}));
