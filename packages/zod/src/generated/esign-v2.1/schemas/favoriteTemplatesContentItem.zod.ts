/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['favoriteTemplatesContentItem'];
export const favoriteTemplatesContentItemTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FavoriteTemplatesContentItem: zod.ZodType<Type, Type> = zod.object({
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "favoritedDate": zod.iso.datetime({ "offset": true }).optional(),
    "templateId": zod.stringFormat('guid', favoriteTemplatesContentItemTemplateIdRegExp).optional()
});
