/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentVisibilityList
} from './schemas/documentVisibilityList.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeDocumentVisibilityGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentVisibilityGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentVisibilityGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentVisibilityGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentVisibilityGetPathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeDocumentVisibilityGet200Response = DocumentVisibilityList

export const EnvelopeDocumentVisibilityGet400Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet401Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet403Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet404Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet405Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet429Response = ErrorDetails

export const EnvelopeDocumentVisibilityGet500Response = ErrorDetails

export const envelopeDocumentVisibilityUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentVisibilityUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentVisibilityUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentVisibilityUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentVisibilityUpdatePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeDocumentVisibilityUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList

export const EnvelopeDocumentVisibilityUpdate200Response = DocumentVisibilityList

export const EnvelopeDocumentVisibilityUpdate400Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate401Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate403Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate404Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate405Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate429Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdate500Response = ErrorDetails

export const envelopeDocumentVisibilityUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentVisibilityUpdateListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentVisibilityUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentVisibilityUpdateListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentVisibilityUpdateListPathEnvelopeIdRegExp)
})

export const EnvelopeDocumentVisibilityUpdateListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList

export const EnvelopeDocumentVisibilityUpdateList200Response = DocumentVisibilityList

export const EnvelopeDocumentVisibilityUpdateList400Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList401Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList403Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList404Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList405Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList429Response = ErrorDetails

export const EnvelopeDocumentVisibilityUpdateList500Response = ErrorDetails

