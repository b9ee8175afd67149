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



export const templateDocumentFieldsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentFieldsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentFieldsListPathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentFieldsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentFieldsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentFieldsListPathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentFieldsListPathDocumentIdRegExp)
})

export const TemplateDocumentFieldsList200Response = DocumentFieldsInformation

export const TemplateDocumentFieldsList400Response = ErrorDetails

export const TemplateDocumentFieldsList401Response = ErrorDetails

export const TemplateDocumentFieldsList403Response = ErrorDetails

export const TemplateDocumentFieldsList404Response = ErrorDetails

export const TemplateDocumentFieldsList405Response = ErrorDetails

export const TemplateDocumentFieldsList429Response = ErrorDetails

export const TemplateDocumentFieldsList500Response = ErrorDetails

export const templateDocumentFieldsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentFieldsCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentFieldsCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentFieldsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentFieldsCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentFieldsCreatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentFieldsCreatePathDocumentIdRegExp)
})

export const TemplateDocumentFieldsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentFieldsCreateBody = DocumentFieldsInformation

export const TemplateDocumentFieldsCreate201Response = DocumentFieldsInformation

export const TemplateDocumentFieldsCreate400Response = ErrorDetails

export const TemplateDocumentFieldsCreate401Response = ErrorDetails

export const TemplateDocumentFieldsCreate403Response = ErrorDetails

export const TemplateDocumentFieldsCreate404Response = ErrorDetails

export const TemplateDocumentFieldsCreate405Response = ErrorDetails

export const TemplateDocumentFieldsCreate429Response = ErrorDetails

export const TemplateDocumentFieldsCreate500Response = ErrorDetails

export const templateDocumentFieldsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentFieldsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentFieldsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentFieldsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentFieldsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentFieldsUpdatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentFieldsUpdatePathDocumentIdRegExp)
})

export const TemplateDocumentFieldsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentFieldsUpdateBody = DocumentFieldsInformation

export const TemplateDocumentFieldsUpdate200Response = DocumentFieldsInformation

export const TemplateDocumentFieldsUpdate400Response = ErrorDetails

export const TemplateDocumentFieldsUpdate401Response = ErrorDetails

export const TemplateDocumentFieldsUpdate403Response = ErrorDetails

export const TemplateDocumentFieldsUpdate404Response = ErrorDetails

export const TemplateDocumentFieldsUpdate405Response = ErrorDetails

export const TemplateDocumentFieldsUpdate429Response = ErrorDetails

export const TemplateDocumentFieldsUpdate500Response = ErrorDetails

export const templateDocumentFieldsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentFieldsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentFieldsDeletePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentFieldsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentFieldsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentFieldsDeletePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentFieldsDeletePathDocumentIdRegExp)
})

export const TemplateDocumentFieldsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentFieldsDeleteBody = DocumentFieldsInformation

export const TemplateDocumentFieldsDelete200Response = DocumentFieldsInformation

export const TemplateDocumentFieldsDelete400Response = ErrorDetails

export const TemplateDocumentFieldsDelete401Response = ErrorDetails

export const TemplateDocumentFieldsDelete403Response = ErrorDetails

export const TemplateDocumentFieldsDelete404Response = ErrorDetails

export const TemplateDocumentFieldsDelete405Response = ErrorDetails

export const TemplateDocumentFieldsDelete429Response = ErrorDetails

export const TemplateDocumentFieldsDelete500Response = ErrorDetails

