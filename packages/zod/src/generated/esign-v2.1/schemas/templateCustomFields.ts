/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ListCustomField } from './listCustomField.js';
import { TextCustomField } from './textCustomField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateCustomFields as Type } from '@countersign/types/esign-v2.1/schemas/templateCustomFields';
export const TemplateCustomFields: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "textCustomFields": zod.array(TextCustomField).optional(),
    "listCustomFields": zod.array(ListCustomField).optional()
}));
