/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SettingResponse as Type } from '@countersign/types/admin-v2/schemas/SettingResponse';
export const SettingResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "key": zod.string().optional(),
    "value": zod.union([zod.string(), zod.number(), zod.boolean()]).nullish(),
    "type": zod.enum(['unknown', 'guid', 'text', 'integer', 'boolean', 'datetime', 'enumeration']).optional()
}));
