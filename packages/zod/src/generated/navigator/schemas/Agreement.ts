/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AgreementLinks } from './AgreementLinks.js';
import { LinkedData } from './LinkedData.js';
import { Party } from './Party.js';
import { Provisions } from './Provisions.js';
import { RelatedAgreementDocuments } from './RelatedAgreementDocuments.js';
import { ResourceMetadata } from './ResourceMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Agreement as Type } from '@countersign/types/navigator/schemas/Agreement';
export const Agreement: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "title": zod.string().nullish(),
    "type": zod.string().nullish(),
    "category": zod.string().nullish(),
    "status": zod.union([zod.literal('PENDING'), zod.literal('COMPLETE'), zod.literal('INACTIVE'), zod.literal(null)]).nullish(),
    "review_status": zod.union([zod.literal('PENDING'), zod.literal('COMPLETE'), zod.literal(null)]).nullish(),
    "review_completed_at": formats.dateTime.nullish(),
    "file_name": zod.string().nullish(),
    "document_id": zod.string().nullish(),
    "summary": zod.string().max(135000).nullish(),
    "parties": zod.array(Party).optional(),
    "provisions": Provisions.optional(),
    "custom_provisions": zod.record(zod.string(), zod.unknown()).nullish(),
    "additional_user_defined_data": zod.record(zod.string(), zod.unknown()).nullish(),
    "additional_custom_clm_data": zod.record(zod.string(), zod.unknown()).nullish(),
    "additional_custom_esign_data": zod.record(zod.string(), zod.unknown()).nullish(),
    "related_agreement_documents": RelatedAgreementDocuments.optional(),
    "languages": zod.array(zod.string()).optional(),
    "source_name": zod.string().max(128).nullish(),
    "source_id": zod.string().max(128).nullish(),
    "source_account_id": zod.string().max(128).nullish(),
    "linked_data": zod.array(LinkedData).optional(),
    "metadata": ResourceMetadata.optional(),
    "_links": AgreementLinks.optional()
}));
