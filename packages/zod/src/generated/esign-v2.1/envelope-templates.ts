/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentTemplateList
} from './schemas/documentTemplateList.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  TemplateInformation
} from './schemas/templateInformation.zod.js';



export const envelopeTemplatesListByDocumentPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeTemplatesListByDocumentPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplatesListByDocumentPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeTemplatesListByDocumentParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeTemplatesListByDocumentPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeTemplatesListByDocumentPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeTemplatesListByDocumentPathDocumentIdRegExp)
})

export const envelopeTemplatesListByDocumentQueryIncludeRegExp = new RegExp('^(applied|matched)(,(applied|matched))?$');


export const EnvelopeTemplatesListByDocumentQueryParams = zod.object({
  "include": zod.string().regex(envelopeTemplatesListByDocumentQueryIncludeRegExp).optional()
})

export const EnvelopeTemplatesListByDocument200Response = TemplateInformation

export const EnvelopeTemplatesListByDocument400Response = ErrorDetails

export const EnvelopeTemplatesListByDocument401Response = ErrorDetails

export const EnvelopeTemplatesListByDocument403Response = ErrorDetails

export const EnvelopeTemplatesListByDocument404Response = ErrorDetails

export const EnvelopeTemplatesListByDocument405Response = ErrorDetails

export const EnvelopeTemplatesListByDocument429Response = ErrorDetails

export const EnvelopeTemplatesListByDocument500Response = ErrorDetails

export const envelopeTemplatesApplyToDocumentPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeTemplatesApplyToDocumentPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplatesApplyToDocumentPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeTemplatesApplyToDocumentParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeTemplatesApplyToDocumentPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeTemplatesApplyToDocumentPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeTemplatesApplyToDocumentPathDocumentIdRegExp)
})

export const envelopeTemplatesApplyToDocumentQueryPreserveTemplateRecipientDefault = `false`;

export const EnvelopeTemplatesApplyToDocumentQueryParams = zod.object({
  "preserve_template_recipient": zod.enum(['true', 'false']).default(envelopeTemplatesApplyToDocumentQueryPreserveTemplateRecipientDefault)
})

export const EnvelopeTemplatesApplyToDocumentHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeTemplatesApplyToDocumentBody = DocumentTemplateList

export const EnvelopeTemplatesApplyToDocument201Response = DocumentTemplateList

export const EnvelopeTemplatesApplyToDocument400Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument401Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument403Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument404Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument405Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument429Response = ErrorDetails

export const EnvelopeTemplatesApplyToDocument500Response = ErrorDetails

export const envelopeTemplatesDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeTemplatesDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeTemplatesDeletePathDocumentIdRegExp = new RegExp('^\\d+$');
export const envelopeTemplatesDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeTemplatesDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeTemplatesDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeTemplatesDeletePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeTemplatesDeletePathDocumentIdRegExp),
  "templateId": zod.stringFormat('guid', envelopeTemplatesDeletePathTemplateIdRegExp)
})

export const EnvelopeTemplatesDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeTemplatesDelete200Response = zod.unknown()

export const EnvelopeTemplatesDelete400Response = ErrorDetails

export const EnvelopeTemplatesDelete401Response = ErrorDetails

export const EnvelopeTemplatesDelete403Response = ErrorDetails

export const EnvelopeTemplatesDelete404Response = ErrorDetails

export const EnvelopeTemplatesDelete405Response = ErrorDetails

export const EnvelopeTemplatesDelete429Response = ErrorDetails

export const EnvelopeTemplatesDelete500Response = ErrorDetails

export const envelopeTemplatesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeTemplatesListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeTemplatesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeTemplatesListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeTemplatesListPathEnvelopeIdRegExp)
})

export const envelopeTemplatesListQueryIncludeRegExp = new RegExp('^(applied|matched)(,(applied|matched))?$');


export const EnvelopeTemplatesListQueryParams = zod.object({
  "include": zod.string().regex(envelopeTemplatesListQueryIncludeRegExp).optional()
})

export const EnvelopeTemplatesList200Response = TemplateInformation

export const EnvelopeTemplatesList400Response = ErrorDetails

export const EnvelopeTemplatesList401Response = ErrorDetails

export const EnvelopeTemplatesList403Response = ErrorDetails

export const EnvelopeTemplatesList404Response = ErrorDetails

export const EnvelopeTemplatesList405Response = ErrorDetails

export const EnvelopeTemplatesList429Response = ErrorDetails

export const EnvelopeTemplatesList500Response = ErrorDetails

export const envelopeTemplatesApplyPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeTemplatesApplyPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeTemplatesApplyParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeTemplatesApplyPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeTemplatesApplyPathEnvelopeIdRegExp)
})

export const envelopeTemplatesApplyQueryPreserveTemplateRecipientDefault = `false`;

export const EnvelopeTemplatesApplyQueryParams = zod.object({
  "preserve_template_recipient": zod.enum(['true', 'false']).default(envelopeTemplatesApplyQueryPreserveTemplateRecipientDefault)
})

export const EnvelopeTemplatesApplyHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeTemplatesApplyBody = DocumentTemplateList

export const EnvelopeTemplatesApply201Response = DocumentTemplateList

export const EnvelopeTemplatesApply400Response = ErrorDetails

export const EnvelopeTemplatesApply401Response = ErrorDetails

export const EnvelopeTemplatesApply403Response = ErrorDetails

export const EnvelopeTemplatesApply404Response = ErrorDetails

export const EnvelopeTemplatesApply405Response = ErrorDetails

export const EnvelopeTemplatesApply429Response = ErrorDetails

export const EnvelopeTemplatesApply500Response = ErrorDetails

