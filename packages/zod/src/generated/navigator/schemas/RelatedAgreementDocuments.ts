/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RelatedAgreementDocuments as Type } from '@countersign/types/navigator/schemas/RelatedAgreementDocuments';
export const RelatedAgreementDocuments: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "parent_agreement_document_id": formats.guid.optional()
}));
