/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['listItem'];
export const ListItem: zod.ZodType<Type, Type> = zod.object({
    "selected": zod.enum(['true', 'false']).optional(),
    "selectedMetadata": PropertyMetadata.optional(),
    "text": zod.string().optional(),
    "textMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional()
});
