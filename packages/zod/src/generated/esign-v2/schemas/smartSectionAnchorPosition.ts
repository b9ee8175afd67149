/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SmartSectionAnchorPosition as Type } from '@countersign/types/esign-v2/schemas/smartSectionAnchorPosition';
export const SmartSectionAnchorPosition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "pageNumber": zod.int().optional(),
    "xPosition": zod.number().optional(),
    "yPosition": zod.number().optional()
}));
