/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ServiceVersion as Type } from '@countersign/types/click/schemas/serviceVersion';
export const ServiceVersion: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "version": zod.string().optional(),
    "versionUrl": zod.string().optional()
}));
