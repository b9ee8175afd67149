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

import {
  TemplateTabs
} from './schemas/templateTabs.zod.js';



export const templateDocumentTabsGetByPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentTabsGetByPagePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentTabsGetByPagePathDocumentIdRegExp = new RegExp('^\\d+$');
export const templateDocumentTabsGetByPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');


export const TemplateDocumentTabsGetByPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentTabsGetByPagePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentTabsGetByPagePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentTabsGetByPagePathDocumentIdRegExp),
  "pageNumber": zod.string().regex(templateDocumentTabsGetByPagePathPageNumberRegExp)
})

export const TemplateDocumentTabsGetByPage200Response = Tabs

export const TemplateDocumentTabsGetByPage400Response = ErrorDetails

export const TemplateDocumentTabsGetByPage401Response = ErrorDetails

export const TemplateDocumentTabsGetByPage403Response = ErrorDetails

export const TemplateDocumentTabsGetByPage404Response = ErrorDetails

export const TemplateDocumentTabsGetByPage405Response = ErrorDetails

export const TemplateDocumentTabsGetByPage429Response = ErrorDetails

export const TemplateDocumentTabsGetByPage500Response = ErrorDetails

export const templateDocumentTabsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentTabsGetPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentTabsGetPathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentTabsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentTabsGetPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentTabsGetPathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentTabsGetPathDocumentIdRegExp)
})

export const TemplateDocumentTabsGetQueryParams = zod.object({
  "page_numbers": zod.string().optional()
})

export const TemplateDocumentTabsGet200Response = Tabs

export const TemplateDocumentTabsGet400Response = ErrorDetails

export const TemplateDocumentTabsGet401Response = ErrorDetails

export const TemplateDocumentTabsGet403Response = ErrorDetails

export const TemplateDocumentTabsGet404Response = ErrorDetails

export const TemplateDocumentTabsGet405Response = ErrorDetails

export const TemplateDocumentTabsGet429Response = ErrorDetails

export const TemplateDocumentTabsGet500Response = ErrorDetails

export const templateDocumentTabsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentTabsCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentTabsCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentTabsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentTabsCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentTabsCreatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentTabsCreatePathDocumentIdRegExp)
})

export const TemplateDocumentTabsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentTabsCreateBody = TemplateTabs

export const TemplateDocumentTabsCreate201Response = Tabs

export const TemplateDocumentTabsCreate400Response = ErrorDetails

export const TemplateDocumentTabsCreate401Response = ErrorDetails

export const TemplateDocumentTabsCreate403Response = ErrorDetails

export const TemplateDocumentTabsCreate404Response = ErrorDetails

export const TemplateDocumentTabsCreate405Response = ErrorDetails

export const TemplateDocumentTabsCreate429Response = ErrorDetails

export const TemplateDocumentTabsCreate500Response = ErrorDetails

export const templateDocumentTabsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentTabsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentTabsUpdatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentTabsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentTabsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentTabsUpdatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentTabsUpdatePathDocumentIdRegExp)
})

export const TemplateDocumentTabsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentTabsUpdateBody = TemplateTabs

export const TemplateDocumentTabsUpdate200Response = Tabs

export const TemplateDocumentTabsUpdate400Response = ErrorDetails

export const TemplateDocumentTabsUpdate401Response = ErrorDetails

export const TemplateDocumentTabsUpdate403Response = ErrorDetails

export const TemplateDocumentTabsUpdate404Response = ErrorDetails

export const TemplateDocumentTabsUpdate405Response = ErrorDetails

export const TemplateDocumentTabsUpdate429Response = ErrorDetails

export const TemplateDocumentTabsUpdate500Response = ErrorDetails

export const templateDocumentTabsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentTabsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentTabsDeletePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentTabsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentTabsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentTabsDeletePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentTabsDeletePathDocumentIdRegExp)
})

export const TemplateDocumentTabsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentTabsDeleteBody = TemplateTabs

export const TemplateDocumentTabsDelete200Response = Tabs

export const TemplateDocumentTabsDelete400Response = ErrorDetails

export const TemplateDocumentTabsDelete401Response = ErrorDetails

export const TemplateDocumentTabsDelete403Response = ErrorDetails

export const TemplateDocumentTabsDelete404Response = ErrorDetails

export const TemplateDocumentTabsDelete405Response = ErrorDetails

export const TemplateDocumentTabsDelete429Response = ErrorDetails

export const TemplateDocumentTabsDelete500Response = ErrorDetails

