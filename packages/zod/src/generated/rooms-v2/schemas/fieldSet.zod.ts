/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Field } from './field.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['FieldSet'];
export const fieldSetFieldSetIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FieldSet: zod.ZodType<Type, Type> = zod.object({
    "fieldSetId": zod.stringFormat('guid', fieldSetFieldSetIdRegExp).optional(),
    "title": zod.string().optional(),
    "fields": zod.array(Field).optional()
});
