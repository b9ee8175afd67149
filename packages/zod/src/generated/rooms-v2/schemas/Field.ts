/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomData } from './CustomData.js';
import { FieldConfiguration } from './FieldConfiguration.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Field as Type } from '@countersign/types/rooms-v2/schemas/Field';
export const Field: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fieldId": formats.guid.optional(),
    "fieldDefinitionId": formats.guid.optional(),
    "title": zod.string().optional(),
    "apiName": zod.string().optional(),
    "type": zod.enum(['Date', 'Text', 'Checkbox', 'Currency', 'Numeric', 'SelectList', 'TextArea', 'Percentage', 'Integer']).optional(),
    "fields": zod.array(zod.lazy(() => Field)).optional(),
    "configuration": FieldConfiguration.optional(),
    "customData": CustomData.optional()
}));
