/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DependsOn as Type } from '@countersign/types/rooms-v2/schemas/DependsOn';
export const DependsOn: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "actionType": zod.string().optional(),
    "parentApiName": zod.string().optional()
}));
