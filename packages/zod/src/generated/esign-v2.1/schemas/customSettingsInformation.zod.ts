/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['customSettingsInformation'];
export const CustomSettingsInformation: zod.ZodType<Type, Type> = zod.object({
    "customSettings": zod.array(NameValue).optional()
});
