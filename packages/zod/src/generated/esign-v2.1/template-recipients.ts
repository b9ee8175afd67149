/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  RecipientPreviewRequest
} from './schemas/recipientPreviewRequest.zod.js';

import {
  Recipients
} from './schemas/recipients.zod.js';

import {
  RecipientsUpdateSummary
} from './schemas/recipientsUpdateSummary.zod.js';

import {
  TemplateRecipients
} from './schemas/templateRecipients.zod.js';

import {
  ViewUrl
} from './schemas/viewUrl.zod.js';



export const templateRecipientsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsListPathTemplateIdRegExp)
})

export const templateRecipientsListQueryIncludeAnchorTabLocationsDefault = `false`;
export const templateRecipientsListQueryIncludeExtendedDefault = `false`;
export const templateRecipientsListQueryIncludeTabsDefault = `false`;

export const TemplateRecipientsListQueryParams = zod.object({
  "include_anchor_tab_locations": zod.enum(['true', 'false']).default(templateRecipientsListQueryIncludeAnchorTabLocationsDefault),
  "include_extended": zod.enum(['true', 'false']).default(templateRecipientsListQueryIncludeExtendedDefault),
  "include_tabs": zod.enum(['true', 'false']).default(templateRecipientsListQueryIncludeTabsDefault)
})

export const TemplateRecipientsList200Response = Recipients

export const TemplateRecipientsList400Response = ErrorDetails

export const TemplateRecipientsList401Response = ErrorDetails

export const TemplateRecipientsList403Response = ErrorDetails

export const TemplateRecipientsList404Response = ErrorDetails

export const TemplateRecipientsList405Response = ErrorDetails

export const TemplateRecipientsList429Response = ErrorDetails

export const TemplateRecipientsList500Response = ErrorDetails

export const templateRecipientsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsCreatePathTemplateIdRegExp)
})

export const templateRecipientsCreateQueryResendEnvelopeDefault = `false`;

export const TemplateRecipientsCreateQueryParams = zod.object({
  "resend_envelope": zod.enum(['true', 'false']).default(templateRecipientsCreateQueryResendEnvelopeDefault)
})

export const TemplateRecipientsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientsCreateBody = TemplateRecipients

export const TemplateRecipientsCreate201Response = Recipients

export const TemplateRecipientsCreate400Response = ErrorDetails

export const TemplateRecipientsCreate401Response = ErrorDetails

export const TemplateRecipientsCreate403Response = ErrorDetails

export const TemplateRecipientsCreate404Response = ErrorDetails

export const TemplateRecipientsCreate405Response = ErrorDetails

export const TemplateRecipientsCreate429Response = ErrorDetails

export const TemplateRecipientsCreate500Response = ErrorDetails

export const templateRecipientsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsUpdatePathTemplateIdRegExp)
})

export const templateRecipientsUpdateQueryResendEnvelopeDefault = `false`;

export const TemplateRecipientsUpdateQueryParams = zod.object({
  "resend_envelope": zod.enum(['true', 'false']).default(templateRecipientsUpdateQueryResendEnvelopeDefault)
})

export const TemplateRecipientsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientsUpdateBody = TemplateRecipients

export const TemplateRecipientsUpdate200Response = RecipientsUpdateSummary

export const TemplateRecipientsUpdate400Response = ErrorDetails

export const TemplateRecipientsUpdate401Response = ErrorDetails

export const TemplateRecipientsUpdate403Response = ErrorDetails

export const TemplateRecipientsUpdate404Response = ErrorDetails

export const TemplateRecipientsUpdate405Response = ErrorDetails

export const TemplateRecipientsUpdate429Response = ErrorDetails

export const TemplateRecipientsUpdate500Response = ErrorDetails

export const templateRecipientsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsDeleteListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsDeleteListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsDeleteListPathTemplateIdRegExp)
})

export const TemplateRecipientsDeleteListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientsDeleteListBody = TemplateRecipients

export const TemplateRecipientsDeleteList200Response = Recipients

export const TemplateRecipientsDeleteList400Response = ErrorDetails

export const TemplateRecipientsDeleteList401Response = ErrorDetails

export const TemplateRecipientsDeleteList403Response = ErrorDetails

export const TemplateRecipientsDeleteList404Response = ErrorDetails

export const TemplateRecipientsDeleteList405Response = ErrorDetails

export const TemplateRecipientsDeleteList429Response = ErrorDetails

export const TemplateRecipientsDeleteList500Response = ErrorDetails

export const templateRecipientsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsDeletePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateRecipientsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientsDeleteBody = TemplateRecipients

export const TemplateRecipientsDelete200Response = Recipients

export const TemplateRecipientsDelete400Response = ErrorDetails

export const TemplateRecipientsDelete401Response = ErrorDetails

export const TemplateRecipientsDelete403Response = ErrorDetails

export const TemplateRecipientsDelete404Response = ErrorDetails

export const TemplateRecipientsDelete405Response = ErrorDetails

export const TemplateRecipientsDelete429Response = ErrorDetails

export const TemplateRecipientsDelete500Response = ErrorDetails

export const templateRecipientsCreateTemplateRecipientPreviewPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientsCreateTemplateRecipientPreviewPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientsCreateTemplateRecipientPreviewParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientsCreateTemplateRecipientPreviewPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientsCreateTemplateRecipientPreviewPathTemplateIdRegExp)
})

export const TemplateRecipientsCreateTemplateRecipientPreviewBody = RecipientPreviewRequest

export const TemplateRecipientsCreateTemplateRecipientPreview201Response = ViewUrl

export const TemplateRecipientsCreateTemplateRecipientPreview400Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview401Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview403Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview404Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview405Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview429Response = ErrorDetails

export const TemplateRecipientsCreateTemplateRecipientPreview500Response = ErrorDetails

