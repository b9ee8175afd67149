/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayApplianceDocument } from './displayApplianceDocument.js';
import { DisplayApplianceDocumentPage } from './displayApplianceDocumentPage.js';
import { DisplayAppliancePage } from './displayAppliancePage.js';
import { DisplayApplianceRecipient } from './displayApplianceRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DisplayApplianceInfo as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceInfo';
export const DisplayApplianceInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "account": zod.looseObject({
        "accountId": zod.string().optional(),
        "optOutAutoNavTextAndTabColorUpdates": zod.boolean().optional(),
        "showInitialConditionalFields": zod.boolean().optional(),
        "signingVersion": zod.string().optional(),
        "tagHasSigBlock": zod.boolean().optional()
    }).optional(),
    "documentPages": zod.array(DisplayApplianceDocumentPage).optional(),
    "documents": zod.array(DisplayApplianceDocument).optional(),
    "envelope": zod.looseObject({
        "addDemoStamp": zod.boolean().optional(),
        "allowMultipleAttachments": zod.boolean().optional(),
        "burnDefaultTabData": zod.boolean().optional(),
        "convertPdfFields": zod.boolean().optional(),
        "envelopeId": formats.guid.optional(),
        "envelopeType": zod.string().optional(),
        "includeSigsBeforeComplete": zod.boolean().optional(),
        "isConcatMode": zod.boolean().optional(),
        "isEnvelopeIDStampingEnabled": zod.boolean().optional(),
        "pdfFormConversionFontScale100": zod.boolean().optional(),
        "shouldFlatten": zod.boolean().optional(),
        "showEnvelopeChanges": zod.boolean().optional(),
        "signOnline": zod.boolean().optional(),
        "status": zod.string().optional(),
        "userId": formats.guid.optional()
    }).optional(),
    "pages": zod.array(DisplayAppliancePage).optional(),
    "recipients": zod.array(DisplayApplianceRecipient).optional()
}));
