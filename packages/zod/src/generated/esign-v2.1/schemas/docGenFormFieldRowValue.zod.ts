/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocGenFormField } from './docGenFormField.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['DocGenFormFieldRowValue'];
export const DocGenFormFieldRowValue: zod.ZodType<Type, Type> = zod.object({
    "docGenFormFieldList": zod.array(zod.lazy(() => DocGenFormField)).optional()
});
