/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.zod.js';
import { Notary } from './notary.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryResult'];
export const NotaryResult: zod.ZodType<Type, Type> = zod.object({
    "jurisdictions": zod.array(Jurisdiction).optional(),
    "notary": Notary.optional()
});
