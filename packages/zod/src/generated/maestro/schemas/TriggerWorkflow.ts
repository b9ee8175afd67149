/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TriggerWorkflow as Type } from '@countersign/types/maestro/schemas/TriggerWorkflow';
export const TriggerWorkflow: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "instance_name": zod.string().min(1),
    "trigger_inputs": zod.record(zod.string(), zod.unknown())
}));
