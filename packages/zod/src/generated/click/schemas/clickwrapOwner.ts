/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapOwner as Type } from '@countersign/types/click/schemas/clickwrapOwner';
export const ClickwrapOwner: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userId": formats.guid.optional(),
    "userName": zod.string().optional(),
    "email": zod.string().optional()
}));
