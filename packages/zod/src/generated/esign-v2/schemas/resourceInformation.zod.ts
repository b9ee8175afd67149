/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['resourceInformation'];
export const ResourceInformation: zod.ZodType<Type, Type> = zod.object({
    "resources": zod.array(NameValue).optional()
});
