/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  IdEvidenceViewLink
} from './schemas/idEvidenceViewLink.zod.js';

import {
  ProofServiceResourceToken
} from './schemas/proofServiceResourceToken.zod.js';

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
  ViewUrl
} from './schemas/viewUrl.zod.js';



export const envelopeRecipientsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsListPathEnvelopeIdRegExp)
})

export const envelopeRecipientsListQueryIncludeAnchorTabLocationsDefault = `false`;
export const envelopeRecipientsListQueryIncludeExtendedDefault = `false`;
export const envelopeRecipientsListQueryIncludeMetadataDefault = `false`;
export const envelopeRecipientsListQueryIncludeTabsDefault = `false`;

export const EnvelopeRecipientsListQueryParams = zod.object({
  "include_anchor_tab_locations": zod.enum(['true', 'false']).default(envelopeRecipientsListQueryIncludeAnchorTabLocationsDefault),
  "include_extended": zod.enum(['true', 'false']).default(envelopeRecipientsListQueryIncludeExtendedDefault),
  "include_metadata": zod.enum(['true', 'false']).default(envelopeRecipientsListQueryIncludeMetadataDefault),
  "include_tabs": zod.enum(['true', 'false']).default(envelopeRecipientsListQueryIncludeTabsDefault)
})

export const EnvelopeRecipientsList200Response = Recipients

export const EnvelopeRecipientsList400Response = ErrorDetails

export const EnvelopeRecipientsList401Response = ErrorDetails

export const EnvelopeRecipientsList403Response = ErrorDetails

export const EnvelopeRecipientsList404Response = ErrorDetails

export const EnvelopeRecipientsList405Response = ErrorDetails

export const EnvelopeRecipientsList429Response = ErrorDetails

export const EnvelopeRecipientsList500Response = ErrorDetails

export const envelopeRecipientsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsCreatePathEnvelopeIdRegExp)
})

export const envelopeRecipientsCreateQueryResendEnvelopeDefault = `false`;

export const EnvelopeRecipientsCreateQueryParams = zod.object({
  "resend_envelope": zod.enum(['true', 'false']).default(envelopeRecipientsCreateQueryResendEnvelopeDefault)
})

export const EnvelopeRecipientsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientsCreateBody = Recipients

export const EnvelopeRecipientsCreate201Response = Recipients

export const EnvelopeRecipientsCreate400Response = ErrorDetails

export const EnvelopeRecipientsCreate401Response = ErrorDetails

export const EnvelopeRecipientsCreate403Response = ErrorDetails

export const EnvelopeRecipientsCreate404Response = ErrorDetails

export const EnvelopeRecipientsCreate405Response = ErrorDetails

export const EnvelopeRecipientsCreate429Response = ErrorDetails

export const EnvelopeRecipientsCreate500Response = ErrorDetails

export const envelopeRecipientsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsUpdatePathEnvelopeIdRegExp)
})

export const envelopeRecipientsUpdateQueryCombineSameOrderRecipientsDefault = `false`;
export const envelopeRecipientsUpdateQueryOfflineSigningDefault = `false`;
export const envelopeRecipientsUpdateQueryResendEnvelopeDefault = `false`;

export const EnvelopeRecipientsUpdateQueryParams = zod.object({
  "combine_same_order_recipients": zod.enum(['true', 'false']).default(envelopeRecipientsUpdateQueryCombineSameOrderRecipientsDefault),
  "offline_signing": zod.enum(['true', 'false']).default(envelopeRecipientsUpdateQueryOfflineSigningDefault),
  "resend_envelope": zod.enum(['true', 'false']).default(envelopeRecipientsUpdateQueryResendEnvelopeDefault)
})

export const EnvelopeRecipientsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientsUpdateBody = Recipients

export const EnvelopeRecipientsUpdate200Response = RecipientsUpdateSummary

export const EnvelopeRecipientsUpdate400Response = ErrorDetails

export const EnvelopeRecipientsUpdate401Response = ErrorDetails

export const EnvelopeRecipientsUpdate403Response = ErrorDetails

export const EnvelopeRecipientsUpdate404Response = ErrorDetails

export const EnvelopeRecipientsUpdate405Response = ErrorDetails

export const EnvelopeRecipientsUpdate429Response = ErrorDetails

export const EnvelopeRecipientsUpdate500Response = ErrorDetails

export const envelopeRecipientsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsDeleteListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsDeleteListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsDeleteListPathEnvelopeIdRegExp)
})

export const EnvelopeRecipientsDeleteListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientsDeleteListBody = Recipients

export const EnvelopeRecipientsDeleteList200Response = Recipients

export const EnvelopeRecipientsDeleteList400Response = ErrorDetails

export const EnvelopeRecipientsDeleteList401Response = ErrorDetails

export const EnvelopeRecipientsDeleteList403Response = ErrorDetails

export const EnvelopeRecipientsDeleteList404Response = ErrorDetails

export const EnvelopeRecipientsDeleteList405Response = ErrorDetails

export const EnvelopeRecipientsDeleteList429Response = ErrorDetails

export const EnvelopeRecipientsDeleteList500Response = ErrorDetails

export const envelopeRecipientsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsDeletePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeRecipientsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientsDelete200Response = Recipients

export const EnvelopeRecipientsDelete400Response = ErrorDetails

export const EnvelopeRecipientsDelete401Response = ErrorDetails

export const EnvelopeRecipientsDelete403Response = ErrorDetails

export const EnvelopeRecipientsDelete404Response = ErrorDetails

export const EnvelopeRecipientsDelete405Response = ErrorDetails

export const EnvelopeRecipientsDelete429Response = ErrorDetails

export const EnvelopeRecipientsDelete500Response = ErrorDetails

export const envelopeRecipientsCreateRecipientProofFileLinkPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsCreateRecipientProofFileLinkPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeRecipientsCreateRecipientProofFileLinkPathRecipientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsCreateRecipientProofFileLinkParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsCreateRecipientProofFileLinkPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsCreateRecipientProofFileLinkPathEnvelopeIdRegExp),
  "recipientId": zod.stringFormat('guid', envelopeRecipientsCreateRecipientProofFileLinkPathRecipientIdRegExp)
})

export const EnvelopeRecipientsCreateRecipientProofFileLink201Response = IdEvidenceViewLink

export const EnvelopeRecipientsCreateRecipientProofFileLink400Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink401Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink403Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink404Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink405Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink429Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileLink500Response = ErrorDetails

export const envelopeRecipientsCreateRecipientProofFileResourceTokenPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsCreateRecipientProofFileResourceTokenPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeRecipientsCreateRecipientProofFileResourceTokenPathRecipientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsCreateRecipientProofFileResourceTokenPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsCreateRecipientProofFileResourceTokenPathEnvelopeIdRegExp),
  "recipientId": zod.stringFormat('guid', envelopeRecipientsCreateRecipientProofFileResourceTokenPathRecipientIdRegExp)
})

export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams = zod.object({
  "token_scopes": zod.string().optional()
})

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response = ProofServiceResourceToken

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response = ErrorDetails

export const EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response = ErrorDetails

export const envelopeRecipientsCreateEnvelopeRecipientPreviewPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientsCreateEnvelopeRecipientPreviewPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientsCreateEnvelopeRecipientPreviewPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientsCreateEnvelopeRecipientPreviewPathEnvelopeIdRegExp)
})

export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody = RecipientPreviewRequest

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response = ViewUrl

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response = ErrorDetails

export const EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response = ErrorDetails

