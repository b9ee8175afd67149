/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyDocGenFormFieldRowValue } from './BulkSendingCopyDocGenFormFieldRowValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulksendingCopyDocGenFormField as Type } from '@countersign/types/esign-v2.1/schemas/BulksendingCopyDocGenFormField';
export const BulksendingCopyDocGenFormField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "rowValues": zod.array(zod.lazy(() => BulkSendingCopyDocGenFormFieldRowValue)).optional(),
    "value": zod.string().optional()
}));
