/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { JurisdictionSummary } from './JurisdictionSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NotaryContactDetails as Type } from '@countersign/types/esign-v2.1/schemas/NotaryContactDetails';
export const NotaryContactDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "hasDocusignCertificate": formats.booleanString.optional(),
    "jurisdictions": zod.array(JurisdictionSummary).optional()
}));
