/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './DocGenFormField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormFieldRowValue as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormFieldRowValue';
export const DocGenFormFieldRowValue: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "docGenFormFieldList": zod.array(zod.lazy(() => DocGenFormField)).optional()
}));
