/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ErrDetails as Type } from '@countersign/types/navigator/schemas/ErrDetails';
export const ErrDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "type": zod.string(),
    "title": zod.string(),
    "status": zod.int(),
    "detail": zod.string().optional(),
    "instance": zod.string().optional(),
    "timestamp": formats.dateTime.optional(),
    "path": zod.string().optional()
}));
