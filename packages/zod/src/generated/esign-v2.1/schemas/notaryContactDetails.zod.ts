/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { JurisdictionSummary } from './jurisdictionSummary.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['NotaryContactDetails'];
export const NotaryContactDetails: zod.ZodType<Type, Type> = zod.object({
    "hasDocusignCertificate": zod.enum(['true', 'false']).optional(),
    "jurisdictions": zod.array(JurisdictionSummary).optional()
});
