/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DisclosureLinkStyles as Type } from '@countersign/types/click/schemas/DisclosureLinkStyles';
export const DisclosureLinkStyles: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "display": zod.enum(['none']).optional()
}));
