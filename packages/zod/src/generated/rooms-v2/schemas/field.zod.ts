/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomData } from './customData.zod.js';
import { FieldConfiguration } from './fieldConfiguration.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['Field'];
export const fieldFieldIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const fieldFieldDefinitionIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const Field: zod.ZodType<Type, Type> = zod.object({
    "fieldId": zod.stringFormat('guid', fieldFieldIdRegExp).optional(),
    "fieldDefinitionId": zod.stringFormat('guid', fieldFieldDefinitionIdRegExp).optional(),
    "title": zod.string().optional(),
    "apiName": zod.string().optional(),
    "type": zod.enum(['Date', 'Text', 'Checkbox', 'Currency', 'Numeric', 'SelectList', 'TextArea', 'Percentage', 'Integer']).optional(),
    "fields": zod.array(zod.lazy(() => Field)).optional(),
    "configuration": FieldConfiguration.optional(),
    "customData": CustomData.optional()
});
