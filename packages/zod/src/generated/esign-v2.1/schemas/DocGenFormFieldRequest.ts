/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormFields } from './DocGenFormFields.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFieldRequest as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldRequest';
export const DocGenFormFieldRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "docGenFormFields": zod.array(DocGenFormFields).optional()
}));
