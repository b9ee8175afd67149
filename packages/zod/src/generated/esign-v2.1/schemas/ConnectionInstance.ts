/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectionInstance as Type } from '@countersign/types/esign-v2.1/schemas/ConnectionInstance';
export const ConnectionInstance: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "connectionKey": zod.string().optional(),
    "connectionValue": zod.string().optional()
}));
