/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Version as Type } from '@countersign/types/monitor/schemas/Version';
export const Version: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "major": zod.string().optional(),
    "minor": zod.string().optional(),
    "patch": zod.string().optional()
}));
