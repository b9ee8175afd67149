/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CancelWorkflowInstanceResponse as Type } from '@countersign/types/maestro/schemas/CancelWorkflowInstanceResponse';
export const CancelWorkflowInstanceResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "message": zod.string().optional()
}));
