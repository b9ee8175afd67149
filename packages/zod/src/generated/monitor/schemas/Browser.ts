/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Version } from './Version.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Browser as Type } from '@countersign/types/monitor/schemas/Browser';
export const Browser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "family": zod.string().optional(),
    "version": Version.optional()
}));
