/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  Attachment
} from './schemas/attachment.zod.js';

import {
  EnvelopeAttachmentsRequest
} from './schemas/envelopeAttachmentsRequest.zod.js';

import {
  EnvelopeAttachmentsResult
} from './schemas/envelopeAttachmentsResult.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeAttachmentsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeAttachmentsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeAttachmentsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeAttachmentsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeAttachmentsListPathEnvelopeIdRegExp)
})

export const EnvelopeAttachmentsList200Response = EnvelopeAttachmentsResult

export const EnvelopeAttachmentsList400Response = ErrorDetails

export const EnvelopeAttachmentsList401Response = ErrorDetails

export const EnvelopeAttachmentsList403Response = ErrorDetails

export const EnvelopeAttachmentsList404Response = ErrorDetails

export const EnvelopeAttachmentsList405Response = ErrorDetails

export const EnvelopeAttachmentsList429Response = ErrorDetails

export const EnvelopeAttachmentsList500Response = ErrorDetails

export const envelopeAttachmentsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeAttachmentsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeAttachmentsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeAttachmentsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeAttachmentsCreatePathEnvelopeIdRegExp)
})

export const EnvelopeAttachmentsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeAttachmentsCreateBody = EnvelopeAttachmentsRequest

export const EnvelopeAttachmentsCreate200Response = EnvelopeAttachmentsResult

export const EnvelopeAttachmentsCreate400Response = ErrorDetails

export const EnvelopeAttachmentsCreate401Response = ErrorDetails

export const EnvelopeAttachmentsCreate403Response = ErrorDetails

export const EnvelopeAttachmentsCreate404Response = ErrorDetails

export const EnvelopeAttachmentsCreate405Response = ErrorDetails

export const EnvelopeAttachmentsCreate429Response = ErrorDetails

export const EnvelopeAttachmentsCreate500Response = ErrorDetails

export const envelopeAttachmentsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeAttachmentsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeAttachmentsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeAttachmentsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeAttachmentsDeletePathEnvelopeIdRegExp)
})

export const EnvelopeAttachmentsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeAttachmentsDeleteBody = EnvelopeAttachmentsRequest

export const EnvelopeAttachmentsDelete200Response = EnvelopeAttachmentsResult

export const EnvelopeAttachmentsDelete400Response = ErrorDetails

export const EnvelopeAttachmentsDelete401Response = ErrorDetails

export const EnvelopeAttachmentsDelete403Response = ErrorDetails

export const EnvelopeAttachmentsDelete404Response = ErrorDetails

export const EnvelopeAttachmentsDelete405Response = ErrorDetails

export const EnvelopeAttachmentsDelete429Response = ErrorDetails

export const EnvelopeAttachmentsDelete500Response = ErrorDetails

export const envelopeAttachmentsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeAttachmentsGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeAttachmentsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeAttachmentsGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeAttachmentsGetPathEnvelopeIdRegExp),
  "attachmentId": zod.string()
})

export const EnvelopeAttachmentsGet200Response = zod.unknown()

export const EnvelopeAttachmentsGet400Response = ErrorDetails

export const EnvelopeAttachmentsGet401Response = ErrorDetails

export const EnvelopeAttachmentsGet403Response = ErrorDetails

export const EnvelopeAttachmentsGet404Response = ErrorDetails

export const EnvelopeAttachmentsGet405Response = ErrorDetails

export const EnvelopeAttachmentsGet429Response = ErrorDetails

export const EnvelopeAttachmentsGet500Response = ErrorDetails

export const envelopeAttachmentsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeAttachmentsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeAttachmentsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeAttachmentsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeAttachmentsUpdatePathEnvelopeIdRegExp),
  "attachmentId": zod.string()
})

export const EnvelopeAttachmentsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeAttachmentsUpdateBody = Attachment

export const EnvelopeAttachmentsUpdate200Response = EnvelopeAttachmentsResult

export const EnvelopeAttachmentsUpdate400Response = ErrorDetails

export const EnvelopeAttachmentsUpdate401Response = ErrorDetails

export const EnvelopeAttachmentsUpdate403Response = ErrorDetails

export const EnvelopeAttachmentsUpdate404Response = ErrorDetails

export const EnvelopeAttachmentsUpdate405Response = ErrorDetails

export const EnvelopeAttachmentsUpdate429Response = ErrorDetails

export const EnvelopeAttachmentsUpdate500Response = ErrorDetails

