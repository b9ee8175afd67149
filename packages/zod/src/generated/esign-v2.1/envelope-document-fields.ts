/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentFieldsInformation
} from './schemas/documentFieldsInformation.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeDocumentFieldsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentFieldsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentFieldsListPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentFieldsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentFieldsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentFieldsListPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentFieldsListPathDocumentIdRegExp)
})

export const EnvelopeDocumentFieldsList200Response = DocumentFieldsInformation

export const EnvelopeDocumentFieldsList400Response = ErrorDetails

export const EnvelopeDocumentFieldsList401Response = ErrorDetails

export const EnvelopeDocumentFieldsList403Response = ErrorDetails

export const EnvelopeDocumentFieldsList404Response = ErrorDetails

export const EnvelopeDocumentFieldsList405Response = ErrorDetails

export const EnvelopeDocumentFieldsList429Response = ErrorDetails

export const EnvelopeDocumentFieldsList500Response = ErrorDetails

export const envelopeDocumentFieldsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentFieldsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentFieldsCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentFieldsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentFieldsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentFieldsCreatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentFieldsCreatePathDocumentIdRegExp)
})

export const EnvelopeDocumentFieldsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation

export const EnvelopeDocumentFieldsCreate201Response = DocumentFieldsInformation

export const EnvelopeDocumentFieldsCreate400Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate401Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate403Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate404Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate405Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate429Response = ErrorDetails

export const EnvelopeDocumentFieldsCreate500Response = ErrorDetails

export const envelopeDocumentFieldsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentFieldsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentFieldsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentFieldsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentFieldsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentFieldsUpdatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentFieldsUpdatePathDocumentIdRegExp)
})

export const EnvelopeDocumentFieldsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation

export const EnvelopeDocumentFieldsUpdate200Response = DocumentFieldsInformation

export const EnvelopeDocumentFieldsUpdate400Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate401Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate403Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate404Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate405Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate429Response = ErrorDetails

export const EnvelopeDocumentFieldsUpdate500Response = ErrorDetails

export const envelopeDocumentFieldsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentFieldsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentFieldsDeletePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentFieldsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentFieldsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentFieldsDeletePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentFieldsDeletePathDocumentIdRegExp)
})

export const EnvelopeDocumentFieldsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation

export const EnvelopeDocumentFieldsDelete200Response = DocumentFieldsInformation

export const EnvelopeDocumentFieldsDelete400Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete401Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete403Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete404Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete405Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete429Response = ErrorDetails

export const EnvelopeDocumentFieldsDelete500Response = ErrorDetails

