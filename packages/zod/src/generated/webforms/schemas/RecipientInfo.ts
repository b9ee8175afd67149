/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientInfo as Type } from '@countersign/types/webforms/schemas/RecipientInfo';
export const RecipientInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "emailComponentKey": zod.string().optional(),
    "emailFromTemplate": zod.string().optional(),
    "nameComponentKey": zod.string().optional(),
    "nameFromTemplate": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "recipientType": zod.string().optional(),
    "recipientViewId": formats.guid.optional(),
    "roleName": zod.string().optional(),
    "routingOrder": zod.string().optional()
}));
