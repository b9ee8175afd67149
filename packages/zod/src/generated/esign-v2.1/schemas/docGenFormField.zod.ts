/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectedObjectDetails } from './connectedObjectDetails.zod.js';
import { DocGenFormat } from './docGenFormat.zod.js';
import { DocGenFormFieldOption } from './docGenFormFieldOption.zod.js';
import { DocGenFormFieldRowValue } from './docGenFormFieldRowValue.zod.js';
import { DocGenFormFieldValidation } from './docGenFormFieldValidation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['DocGenFormField'];
export const docGenFormFieldOrderRegExp = new RegExp('^-?\\d+$');
export const DocGenFormField: zod.ZodType<Type, Type> = zod.object({
    "connectedObjectDetails": zod.object({
        "recordId": zod.string().optional()
    }).optional(),
    "defaultValue": zod.string().optional(),
    "description": zod.string().optional(),
    "filter": zod.record(zod.string(), zod.string()).optional(),
    "format": zod.object({
        "expression": zod.string().optional(),
        "locale": zod.string().optional()
    }).optional(),
    "fullyQualifiedPath": zod.string().optional(),
    "hidden": zod.boolean().optional(),
    "label": zod.string().optional(),
    "name": zod.string().optional(),
    "options": zod.array(DocGenFormFieldOption).optional(),
    "order": zod.stringFormat('integer-string', docGenFormFieldOrderRegExp).optional(),
    "predefinedValidation": zod.string().optional(),
    "readOnly": zod.boolean().optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "rowValues": zod.array(zod.lazy(() => DocGenFormFieldRowValue)).optional(),
    "type": zod.string().optional(),
    "validation": zod.object({
        "errorMessage": zod.string().optional(),
        "expression": zod.string().optional()
    }).optional(),
    "value": zod.string().optional()
});
