/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PathExtendedElement } from './pathExtendedElement.js';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { MergeField as Type } from '@countersign/types/esign-v2.1/schemas/mergeField';
export const MergeField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowSenderToEdit": formats.booleanString.optional(),
    "allowSenderToEditMetadata": PropertyMetadata.optional(),
    "configurationType": zod.string().optional(),
    "configurationTypeMetadata": PropertyMetadata.optional(),
    "path": zod.string().optional(),
    "pathMetadata": PropertyMetadata.optional(),
    "pathExtended": zod.array(PathExtendedElement).optional(),
    "pathExtendedMetadata": PropertyMetadata.optional(),
    "row": zod.string().optional(),
    "rowMetadata": PropertyMetadata.optional(),
    "writeBack": formats.booleanString.optional(),
    "writeBackMetadata": PropertyMetadata.optional()
}));
