/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ListItem as Type } from '@countersign/types/esign-v2/schemas/listItem';
export const ListItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "selected": formats.booleanString.optional(),
    "selectedMetadata": PropertyMetadata.optional(),
    "text": zod.string().optional(),
    "textMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional()
}));
