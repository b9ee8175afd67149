/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FavoriteTemplatesContentItem } from './favoriteTemplatesContentItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['favoriteTemplatesInfo'];
export const favoriteTemplatesInfoTemplatesUpdatedCountMin = 0;
export const FavoriteTemplatesInfo: zod.ZodType<Type, Type> = zod.object({
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "favoriteTemplates": zod.array(FavoriteTemplatesContentItem).optional(),
    "templatesUpdatedCount": zod.int().min(favoriteTemplatesInfoTemplatesUpdatedCountMin).optional()
});
