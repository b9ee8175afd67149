/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { MatchBox as Type } from '@countersign/types/esign-v2.1/schemas/matchBox';
export const MatchBox: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "height": formats.integerString.optional(),
    "pageNumber": zod.string().optional(),
    "width": formats.integerString.optional(),
    "xPosition": formats.integerString.optional(),
    "yPosition": formats.integerString.optional()
}));
