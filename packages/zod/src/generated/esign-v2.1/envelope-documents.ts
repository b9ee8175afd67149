/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  EnvelopeDocument
} from './schemas/envelopeDocument.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



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
  "documentId": zod.string().regex(envelopeDocumentsUpdatePathDocumentIdRegExp)
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

