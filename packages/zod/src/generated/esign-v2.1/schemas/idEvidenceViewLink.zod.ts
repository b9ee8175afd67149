/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['IdEvidenceViewLink'];
export const IdEvidenceViewLink: zod.ZodType<Type, Type> = zod.object({
    "viewLink": zod.string().optional()
});
