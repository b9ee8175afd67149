/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  EnvelopeDefinition
} from './schemas/envelopeDefinition.zod.js';

import {
  EnvelopeDocument
} from './schemas/envelopeDocument.zod.js';

import {
  EnvelopeDocumentsResult
} from './schemas/envelopeDocumentsResult.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeDocumentsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentsListPathEnvelopeIdRegExp)
})

export const envelopeDocumentsListQueryIncludeMetadataDefault = `false`;
export const envelopeDocumentsListQueryIncludeTabsDefault = `false`;
export const envelopeDocumentsListQuerySharedUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentsListQueryParams = zod.object({
  "documents_by_userid": zod.enum(['true', 'false']).optional(),
  "include_metadata": zod.enum(['true', 'false']).default(envelopeDocumentsListQueryIncludeMetadataDefault),
  "include_tabs": zod.enum(['true', 'false']).default(envelopeDocumentsListQueryIncludeTabsDefault),
  "recipient_id": zod.string().optional(),
  "shared_user_id": zod.stringFormat('guid', envelopeDocumentsListQuerySharedUserIdRegExp).optional()
})

export const EnvelopeDocumentsList200Response = EnvelopeDocumentsResult

export const EnvelopeDocumentsList400Response = ErrorDetails

export const EnvelopeDocumentsList401Response = ErrorDetails

export const EnvelopeDocumentsList403Response = ErrorDetails

export const EnvelopeDocumentsList404Response = ErrorDetails

export const EnvelopeDocumentsList405Response = ErrorDetails

export const EnvelopeDocumentsList429Response = ErrorDetails

export const EnvelopeDocumentsList500Response = ErrorDetails

export const envelopeDocumentsUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentsUpdateListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentsUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentsUpdateListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentsUpdateListPathEnvelopeIdRegExp)
})

export const EnvelopeDocumentsUpdateListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentsUpdateListBody = EnvelopeDefinition

export const EnvelopeDocumentsUpdateList200Response = EnvelopeDocumentsResult

export const EnvelopeDocumentsUpdateList400Response = ErrorDetails

export const EnvelopeDocumentsUpdateList401Response = ErrorDetails

export const EnvelopeDocumentsUpdateList403Response = ErrorDetails

export const EnvelopeDocumentsUpdateList404Response = ErrorDetails

export const EnvelopeDocumentsUpdateList405Response = ErrorDetails

export const EnvelopeDocumentsUpdateList429Response = ErrorDetails

export const EnvelopeDocumentsUpdateList500Response = ErrorDetails

export const envelopeDocumentsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentsDeletePathEnvelopeIdRegExp)
})

export const EnvelopeDocumentsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentsDeleteBody = EnvelopeDefinition

export const EnvelopeDocumentsDelete200Response = EnvelopeDocumentsResult

export const EnvelopeDocumentsDelete400Response = ErrorDetails

export const EnvelopeDocumentsDelete401Response = ErrorDetails

export const EnvelopeDocumentsDelete403Response = ErrorDetails

export const EnvelopeDocumentsDelete404Response = ErrorDetails

export const EnvelopeDocumentsDelete405Response = ErrorDetails

export const EnvelopeDocumentsDelete429Response = ErrorDetails

export const EnvelopeDocumentsDelete500Response = ErrorDetails

export const envelopeDocumentsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentsGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentsGetPathDocumentIdRegExp = new RegExp('^(\\d+|combined|archive|certificate|portfolio)$');


export const EnvelopeDocumentsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentsGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentsGetPathEnvelopeIdRegExp),
  "documentId": zod.string().regex(envelopeDocumentsGetPathDocumentIdRegExp)
})

export const envelopeDocumentsGetQueryCertificateDefault = `false`;
export const envelopeDocumentsGetQueryEncryptDefault = `false`;
export const envelopeDocumentsGetQuerySharedUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeDocumentsGetQueryParams = zod.object({
  "certificate": zod.enum(['true', 'false']).default(envelopeDocumentsGetQueryCertificateDefault),
  "documents_by_userid": zod.enum(['true', 'false']).optional(),
  "encoding": zod.string().optional(),
  "encrypt": zod.enum(['true', 'false']).default(envelopeDocumentsGetQueryEncryptDefault),
  "language": zod.string().optional(),
  "recipient_id": zod.string().optional(),
  "shared_user_id": zod.stringFormat('guid', envelopeDocumentsGetQuerySharedUserIdRegExp).optional(),
  "show_changes": zod.enum(['true', 'false']).optional(),
  "watermark": zod.enum(['true', 'false']).optional()
})

export const EnvelopeDocumentsGet200Response = zod.unknown()

export const EnvelopeDocumentsGet400Response = ErrorDetails

export const EnvelopeDocumentsGet401Response = ErrorDetails

export const EnvelopeDocumentsGet403Response = ErrorDetails

export const EnvelopeDocumentsGet404Response = ErrorDetails

export const EnvelopeDocumentsGet405Response = ErrorDetails

export const EnvelopeDocumentsGet429Response = ErrorDetails

export const EnvelopeDocumentsGet500Response = ErrorDetails

export const envelopeDocumentsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentsUpdatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentsUpdatePathDocumentIdRegExp)
})

export const envelopeDocumentsUpdateHeaderContentDispositionRegExp = new RegExp('filename=');


export const EnvelopeDocumentsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional(),
  "Content-Disposition": zod.string().regex(envelopeDocumentsUpdateHeaderContentDispositionRegExp).optional()
})

export const EnvelopeDocumentsUpdate200Response = EnvelopeDocument

export const EnvelopeDocumentsUpdate400Response = ErrorDetails

export const EnvelopeDocumentsUpdate401Response = ErrorDetails

export const EnvelopeDocumentsUpdate403Response = ErrorDetails

export const EnvelopeDocumentsUpdate404Response = ErrorDetails

export const EnvelopeDocumentsUpdate405Response = ErrorDetails

export const EnvelopeDocumentsUpdate429Response = ErrorDetails

export const EnvelopeDocumentsUpdate500Response = ErrorDetails

