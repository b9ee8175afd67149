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
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  TemplateDocumentsResult
} from './schemas/templateDocumentsResult.zod.js';



export const templateDocumentsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentsListPathTemplateIdRegExp)
})

export const templateDocumentsListQueryIncludeTabsDefault = `false`;

export const TemplateDocumentsListQueryParams = zod.object({
  "include_tabs": zod.enum(['true', 'false']).default(templateDocumentsListQueryIncludeTabsDefault)
})

export const TemplateDocumentsList200Response = TemplateDocumentsResult

export const TemplateDocumentsList400Response = ErrorDetails

export const TemplateDocumentsList401Response = ErrorDetails

export const TemplateDocumentsList403Response = ErrorDetails

export const TemplateDocumentsList404Response = ErrorDetails

export const TemplateDocumentsList405Response = ErrorDetails

export const TemplateDocumentsList429Response = ErrorDetails

export const TemplateDocumentsList500Response = ErrorDetails

export const templateDocumentsUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentsUpdateListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentsUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentsUpdateListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentsUpdateListPathTemplateIdRegExp)
})

export const TemplateDocumentsUpdateListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentsUpdateListBody = EnvelopeDefinition

export const TemplateDocumentsUpdateList200Response = TemplateDocumentsResult

export const TemplateDocumentsUpdateList400Response = ErrorDetails

export const TemplateDocumentsUpdateList401Response = ErrorDetails

export const TemplateDocumentsUpdateList403Response = ErrorDetails

export const TemplateDocumentsUpdateList404Response = ErrorDetails

export const TemplateDocumentsUpdateList405Response = ErrorDetails

export const TemplateDocumentsUpdateList429Response = ErrorDetails

export const TemplateDocumentsUpdateList500Response = ErrorDetails

export const templateDocumentsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentsDeletePathTemplateIdRegExp)
})

export const TemplateDocumentsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentsDeleteBody = EnvelopeDefinition

export const TemplateDocumentsDelete200Response = TemplateDocumentsResult

export const TemplateDocumentsDelete400Response = ErrorDetails

export const TemplateDocumentsDelete401Response = ErrorDetails

export const TemplateDocumentsDelete403Response = ErrorDetails

export const TemplateDocumentsDelete404Response = ErrorDetails

export const TemplateDocumentsDelete405Response = ErrorDetails

export const TemplateDocumentsDelete429Response = ErrorDetails

export const TemplateDocumentsDelete500Response = ErrorDetails

export const templateDocumentsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentsGetPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentsGetPathDocumentIdRegExp = new RegExp('^(\\d+|combined)$');


export const TemplateDocumentsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentsGetPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentsGetPathTemplateIdRegExp),
  "documentId": zod.string().regex(templateDocumentsGetPathDocumentIdRegExp)
})

export const templateDocumentsGetQueryEncryptDefault = `false`;

export const TemplateDocumentsGetQueryParams = zod.object({
  "encrypt": zod.enum(['true', 'false']).default(templateDocumentsGetQueryEncryptDefault),
  "show_changes": zod.enum(['true', 'false']).optional()
})

export const TemplateDocumentsGet200Response = zod.unknown()

export const TemplateDocumentsGet400Response = ErrorDetails

export const TemplateDocumentsGet401Response = ErrorDetails

export const TemplateDocumentsGet403Response = ErrorDetails

export const TemplateDocumentsGet404Response = ErrorDetails

export const TemplateDocumentsGet405Response = ErrorDetails

export const TemplateDocumentsGet429Response = ErrorDetails

export const TemplateDocumentsGet500Response = ErrorDetails

export const templateDocumentsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentsUpdatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentsUpdatePathDocumentIdRegExp)
})

export const TemplateDocumentsUpdateQueryParams = zod.object({
  "is_envelope_definition": zod.enum(['true', 'false']).optional()
})

export const TemplateDocumentsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentsUpdateBody = EnvelopeDefinition

export const TemplateDocumentsUpdate200Response = EnvelopeDocument

export const TemplateDocumentsUpdate400Response = ErrorDetails

export const TemplateDocumentsUpdate401Response = ErrorDetails

export const TemplateDocumentsUpdate403Response = ErrorDetails

export const TemplateDocumentsUpdate404Response = ErrorDetails

export const TemplateDocumentsUpdate405Response = ErrorDetails

export const TemplateDocumentsUpdate429Response = ErrorDetails

export const TemplateDocumentsUpdate500Response = ErrorDetails

