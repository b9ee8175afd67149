/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulksendingCopyDocGenFormField } from './BulksendingCopyDocGenFormField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendingCopyDocGenFormFieldRowValue as Type } from '@countersign/types/esign-v2.1/schemas/BulkSendingCopyDocGenFormFieldRowValue';
export const BulkSendingCopyDocGenFormFieldRowValue: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "docGenFormFieldList": zod.array(zod.lazy(() => BulksendingCopyDocGenFormField)).optional()
}));
