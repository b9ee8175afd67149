/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './DocGenFormField.js';
import { DocGenSyntaxError } from './DocGenSyntaxError.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFields as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFields';
export const DocGenFormFields: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "docGenDocumentStatus": zod.string().optional(),
    "docGenErrors": zod.array(DocGenSyntaxError).optional(),
    "docGenFormFieldList": zod.array(DocGenFormField).optional()
}));
