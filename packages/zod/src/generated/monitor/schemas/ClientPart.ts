/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClientPart as Type } from '@countersign/types/monitor/schemas/ClientPart';
export const ClientPart: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "family": zod.string().optional(),
    "version": zod.string().optional()
}));
