/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Tabs } from './tabs.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientUpdateResponse as Type } from '@countersign/types/esign-v2.1/schemas/recipientUpdateResponse';
export const RecipientUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recipientId": zod.string().optional(),
    "recipientIdGuid": formats.guid.optional(),
    "combined": formats.booleanString.optional(),
    "tabs": Tabs.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
