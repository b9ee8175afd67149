/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { ServiceVersion as Type } from '@countersign/types/esign-v2/schemas/serviceVersion';
export const ServiceVersion: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "version": zod.string().optional(),
    "versionUrl": zod.string().optional()
}));
