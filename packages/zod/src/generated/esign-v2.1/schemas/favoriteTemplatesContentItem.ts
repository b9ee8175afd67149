/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FavoriteTemplatesContentItem as Type } from '@countersign/types/esign-v2.1/schemas/favoriteTemplatesContentItem';
export const FavoriteTemplatesContentItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "favoritedDate": formats.dateTime.optional(),
    "templateId": formats.guid.optional()
}));
