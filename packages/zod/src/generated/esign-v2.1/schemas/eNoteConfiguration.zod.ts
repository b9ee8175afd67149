/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['eNoteConfiguration'];
export const ENoteConfiguration: zod.ZodType<Type, Type> = zod.object({
    "apiKey": zod.string().optional(),
    "connectConfigured": zod.enum(['true', 'false']).optional(),
    "eNoteConfigured": zod.enum(['true', 'false']).optional(),
    "organization": zod.string().optional(),
    "password": zod.string().optional(),
    "userName": zod.string().optional()
});
