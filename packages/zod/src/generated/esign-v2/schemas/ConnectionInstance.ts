/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectionInstance as Type } from '@countersign/types/esign-v2/schemas/ConnectionInstance';
export const ConnectionInstance: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectionKey": zod.string().optional(),
    "connectionValue": zod.string().optional()
}));
