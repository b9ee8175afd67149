/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormFieldOption } from './DocGenFormFieldOption.js';
import { DocGenFormFieldRowValue } from './DocGenFormFieldRowValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DocGenFormField as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormField';
export const DocGenFormField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectedObjectDetails": zod.looseObject({
        "recordId": zod.string().optional()
    }).optional(),
    "defaultValue": zod.string().optional(),
    "description": zod.string().optional(),
    "filter": zod.record(zod.string(), zod.string()).optional(),
    "format": zod.looseObject({
        "expression": zod.string().optional(),
        "locale": zod.string().optional()
    }).optional(),
    "fullyQualifiedPath": zod.string().optional(),
    "hidden": zod.boolean().optional(),
    "label": zod.string().optional(),
    "name": zod.string().optional(),
    "options": zod.array(DocGenFormFieldOption).optional(),
    "order": formats.integerString2.optional(),
    "predefinedValidation": zod.string().optional(),
    "readOnly": zod.boolean().optional(),
    "required": zod.enum(['True', 'False']).optional(),
    "rowValues": zod.array(zod.lazy(() => DocGenFormFieldRowValue)).optional(),
    "type": zod.string().optional(),
    "validation": zod.looseObject({
        "errorMessage": zod.string().optional(),
        "expression": zod.string().optional()
    }).optional(),
    "value": zod.string().optional()
}));
