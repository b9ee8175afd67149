/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['AdditionalSetting'];
export const additionalSettingMetadataUiOrderRegExp = new RegExp('^-?\\d+$');
export const AdditionalSetting: zod.ZodType<Type, Type> = zod.object({
    "metadata": zod.object({
        "is21CFRPart11": zod.enum(['true', 'false']).optional(),
        "options": zod.array(zod.string()).optional(),
        "rights": zod.enum(['editable', 'read_only']).optional(),
        "uiHint": zod.enum(['available', 'hidden']).optional(),
        "uiOrder": zod.stringFormat('integer-string', additionalSettingMetadataUiOrderRegExp).optional(),
        "uiType": zod.string().optional()
    }).optional(),
    "name": zod.string().optional(),
    "value": zod.string().optional()
});
