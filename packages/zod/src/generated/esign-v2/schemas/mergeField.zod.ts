/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PathExtendedElement } from './pathExtendedElement.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['mergeField'];
export const MergeField: zod.ZodType<Type, Type> = zod.object({
    "allowSenderToEdit": zod.enum(['true', 'false']).optional(),
    "allowSenderToEditMetadata": PropertyMetadata.optional(),
    "configurationType": zod.string().optional(),
    "configurationTypeMetadata": PropertyMetadata.optional(),
    "path": zod.string().optional(),
    "pathMetadata": PropertyMetadata.optional(),
    "pathExtended": zod.array(PathExtendedElement).optional(),
    "pathExtendedMetadata": PropertyMetadata.optional(),
    "row": zod.string().optional(),
    "rowMetadata": PropertyMetadata.optional(),
    "writeBack": zod.enum(['true', 'false']).optional(),
    "writeBackMetadata": PropertyMetadata.optional()
});
