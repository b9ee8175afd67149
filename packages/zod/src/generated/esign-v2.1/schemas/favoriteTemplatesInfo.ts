/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FavoriteTemplatesContentItem } from './favoriteTemplatesContentItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FavoriteTemplatesInfo as Type } from '@countersign/types/esign-v2.1/schemas/favoriteTemplatesInfo';
export const FavoriteTemplatesInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "favoriteTemplates": zod.array(FavoriteTemplatesContentItem).optional(),
    "templatesUpdatedCount": zod.int().min(0).optional()
}));
