/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentFieldsInformation'];
export const DocumentFieldsInformation: zod.ZodType<Type, Type> = zod.object({
    "documentFields": zod.array(NameValue).optional()
});
