/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import { Recipients } from './schemas/recipients.js';
import { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import { TemplateRecipients } from './schemas/templateRecipients.js';
import { ViewUrl } from './schemas/viewUrl.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-recipients';
export const TemplateRecipientsListParams: ObjectSchema<types.TemplateRecipientsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateRecipientsListQueryParams: ObjectSchema<types.TemplateRecipientsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_anchor_tab_locations": formats.booleanString.optional(),
    "include_extended": formats.booleanString.optional(),
    "include_tabs": formats.booleanString.optional()
}));
export const TemplateRecipientsList200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateParams: ObjectSchema<types.TemplateRecipientsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateRecipientsCreateQueryParams: ObjectSchema<types.TemplateRecipientsCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "resend_envelope": formats.booleanString.optional()
}));
export const TemplateRecipientsCreateHeader: ObjectSchema<types.TemplateRecipientsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateRecipientsCreateBody = TemplateRecipients;
export const TemplateRecipientsCreate201Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdateParams: ObjectSchema<types.TemplateRecipientsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateRecipientsUpdateQueryParams: ObjectSchema<types.TemplateRecipientsUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "resend_envelope": formats.booleanString.optional()
}));
export const TemplateRecipientsUpdateHeader: ObjectSchema<types.TemplateRecipientsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateRecipientsUpdateBody = TemplateRecipients;
export const TemplateRecipientsUpdate200Response: zod.ZodType<zod.output<typeof RecipientsUpdateSummary>, unknown> = /* @__PURE__ */ lenientResponse(RecipientsUpdateSummary);
export const TemplateRecipientsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteListParams: ObjectSchema<types.TemplateRecipientsDeleteListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateRecipientsDeleteListHeader: ObjectSchema<types.TemplateRecipientsDeleteListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateRecipientsDeleteListBody = TemplateRecipients;
export const TemplateRecipientsDeleteList200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsDeleteList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteParams: ObjectSchema<types.TemplateRecipientsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateRecipientsDeleteHeader: ObjectSchema<types.TemplateRecipientsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateRecipientsDeleteBody = TemplateRecipients;
export const TemplateRecipientsDelete200Response: zod.ZodType<zod.output<typeof Recipients>, unknown> = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreviewParams: ObjectSchema<types.TemplateRecipientsCreateTemplateRecipientPreviewParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateRecipientsCreateTemplateRecipientPreviewBody = RecipientPreviewRequest;
export const TemplateRecipientsCreateTemplateRecipientPreview201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const TemplateRecipientsCreateTemplateRecipientPreview400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
