/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectUserObject as Type } from '@countersign/types/esign-v2.1/schemas/connectUserObject';
export const ConnectUserObject: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configurationtype": zod.string().optional(),
    "connectId": zod.string().optional(),
    "enabled": formats.booleanString.optional(),
    "hasAccess": formats.booleanString.optional(),
    "senderSearchableItems": zod.array(zod.string()).optional()
}));
