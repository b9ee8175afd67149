/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WebFormProperties as Type } from '@countersign/types/webforms/schemas/WebFormProperties';
export const WebFormProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowSending": zod.boolean().optional(),
    "isPrivateAccess": zod.boolean().optional(),
    "name": zod.string().max(150).optional()
}));
