/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { IdEvidenceViewLink } from './schemas/IdEvidenceViewLink.js';
import { ProofServiceResourceToken } from './schemas/proofServiceResourceToken.js';
import { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import { Recipients } from './schemas/recipients.js';
import { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import { ViewUrl } from './schemas/viewUrl.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-recipients';
export const EnvelopeRecipientsListParams: ObjectSchema<types.EnvelopeRecipientsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeRecipientsListQueryParams: ObjectSchema<types.EnvelopeRecipientsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_anchor_tab_locations": formats.booleanString.optional(),
    "include_extended": formats.booleanString.optional(),
    "include_metadata": formats.booleanString.optional(),
    "include_tabs": formats.booleanString.optional()
}));
export const EnvelopeRecipientsList200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateParams: ObjectSchema<types.EnvelopeRecipientsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeRecipientsCreateQueryParams: ObjectSchema<types.EnvelopeRecipientsCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "resend_envelope": formats.booleanString.optional()
}));
export const EnvelopeRecipientsCreateHeader: ObjectSchema<types.EnvelopeRecipientsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeRecipientsCreateBody = Recipients;
export const EnvelopeRecipientsCreate201Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdateParams: ObjectSchema<types.EnvelopeRecipientsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeRecipientsUpdateQueryParams: ObjectSchema<types.EnvelopeRecipientsUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "combine_same_order_recipients": formats.booleanString.optional(),
    "offline_signing": formats.booleanString.optional(),
    "resend_envelope": formats.booleanString.optional()
}));
export const EnvelopeRecipientsUpdateHeader: ObjectSchema<types.EnvelopeRecipientsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeRecipientsUpdateBody = Recipients;
export const EnvelopeRecipientsUpdate200Response: zod.ZodType<zod.output<typeof RecipientsUpdateSummary>, unknown> = /* @__PURE__ */ lenientResponse(RecipientsUpdateSummary);
export const EnvelopeRecipientsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteListParams: ObjectSchema<types.EnvelopeRecipientsDeleteListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeRecipientsDeleteListHeader: ObjectSchema<types.EnvelopeRecipientsDeleteListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeRecipientsDeleteListBody = Recipients;
export const EnvelopeRecipientsDeleteList200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsDeleteList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteParams: ObjectSchema<types.EnvelopeRecipientsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeRecipientsDeleteHeader: ObjectSchema<types.EnvelopeRecipientsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeRecipientsDelete200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLinkParams: ObjectSchema<types.EnvelopeRecipientsCreateRecipientProofFileLinkParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": formats.guid
}));
export const EnvelopeRecipientsCreateRecipientProofFileLink201Response: zod.ZodType<zod.output<typeof IdEvidenceViewLink>, unknown> = /* @__PURE__ */ lenientResponse(IdEvidenceViewLink);
export const EnvelopeRecipientsCreateRecipientProofFileLink400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams: ObjectSchema<types.EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": formats.guid
}));
export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams: ObjectSchema<types.EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "token_scopes": zod.string().optional()
}));
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response: zod.ZodType<zod.output<typeof ProofServiceResourceToken>, unknown> = /* @__PURE__ */ lenientResponse(ProofServiceResourceToken);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams: ObjectSchema<types.EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody = RecipientPreviewRequest;
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewViewParams: ObjectSchema<types.EnvelopeRecipientsCreateRecipientManualReviewViewParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeRecipientsCreateRecipientManualReviewView201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeRecipientsCreateRecipientManualReviewView400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
