/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  Tabs
} from './schemas/tabs.zod.js';



export const envelopeDocumentTabsGetByPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentTabsGetByPagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentTabsGetByPagePathDocumentIdRegExp = new RegExp('^\\d+$');
export const envelopeDocumentTabsGetByPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');


export const EnvelopeDocumentTabsGetByPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentTabsGetByPagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentTabsGetByPagePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentTabsGetByPagePathDocumentIdRegExp),
  "pageNumber": zod.string().regex(envelopeDocumentTabsGetByPagePathPageNumberRegExp)
})

export const EnvelopeDocumentTabsGetByPage200Response = Tabs

export const EnvelopeDocumentTabsGetByPage400Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage401Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage403Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage404Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage405Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage429Response = ErrorDetails

export const EnvelopeDocumentTabsGetByPage500Response = ErrorDetails

export const envelopeDocumentTabsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentTabsGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentTabsGetPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentTabsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentTabsGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentTabsGetPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentTabsGetPathDocumentIdRegExp)
})

export const envelopeDocumentTabsGetQueryIncludeMetadataDefault = `false`;

export const EnvelopeDocumentTabsGetQueryParams = zod.object({
  "include_metadata": zod.enum(['true', 'false']).default(envelopeDocumentTabsGetQueryIncludeMetadataDefault),
  "page_numbers": zod.string().optional()
})

export const EnvelopeDocumentTabsGet200Response = Tabs

export const EnvelopeDocumentTabsGet400Response = ErrorDetails

export const EnvelopeDocumentTabsGet401Response = ErrorDetails

export const EnvelopeDocumentTabsGet403Response = ErrorDetails

export const EnvelopeDocumentTabsGet404Response = ErrorDetails

export const EnvelopeDocumentTabsGet405Response = ErrorDetails

export const EnvelopeDocumentTabsGet429Response = ErrorDetails

export const EnvelopeDocumentTabsGet500Response = ErrorDetails

export const envelopeDocumentTabsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentTabsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentTabsCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentTabsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentTabsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentTabsCreatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentTabsCreatePathDocumentIdRegExp)
})

export const EnvelopeDocumentTabsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentTabsCreateBody = Tabs

export const EnvelopeDocumentTabsCreate201Response = Tabs

export const EnvelopeDocumentTabsCreate400Response = ErrorDetails

export const EnvelopeDocumentTabsCreate401Response = ErrorDetails

export const EnvelopeDocumentTabsCreate403Response = ErrorDetails

export const EnvelopeDocumentTabsCreate404Response = ErrorDetails

export const EnvelopeDocumentTabsCreate405Response = ErrorDetails

export const EnvelopeDocumentTabsCreate429Response = ErrorDetails

export const EnvelopeDocumentTabsCreate500Response = ErrorDetails

export const envelopeDocumentTabsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentTabsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentTabsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentTabsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentTabsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentTabsUpdatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentTabsUpdatePathDocumentIdRegExp)
})

export const EnvelopeDocumentTabsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentTabsUpdateBody = Tabs

export const EnvelopeDocumentTabsUpdate200Response = Tabs

export const EnvelopeDocumentTabsUpdate400Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate401Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate403Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate404Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate405Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate429Response = ErrorDetails

export const EnvelopeDocumentTabsUpdate500Response = ErrorDetails

export const envelopeDocumentTabsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentTabsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentTabsDeletePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentTabsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentTabsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentTabsDeletePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentTabsDeletePathDocumentIdRegExp)
})

export const EnvelopeDocumentTabsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeDocumentTabsDeleteBody = Tabs

export const EnvelopeDocumentTabsDelete200Response = Tabs

export const EnvelopeDocumentTabsDelete400Response = ErrorDetails

export const EnvelopeDocumentTabsDelete401Response = ErrorDetails

export const EnvelopeDocumentTabsDelete403Response = ErrorDetails

export const EnvelopeDocumentTabsDelete404Response = ErrorDetails

export const EnvelopeDocumentTabsDelete405Response = ErrorDetails

export const EnvelopeDocumentTabsDelete429Response = ErrorDetails

export const EnvelopeDocumentTabsDelete500Response = ErrorDetails

