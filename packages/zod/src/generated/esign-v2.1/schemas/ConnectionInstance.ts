/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { ConnectionInstance as Type } from '@countersign/types/esign-v2.1/schemas/ConnectionInstance';
export const ConnectionInstance: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "connectionKey": zod.string().optional(),
    "connectionValue": zod.string().optional()
}));
