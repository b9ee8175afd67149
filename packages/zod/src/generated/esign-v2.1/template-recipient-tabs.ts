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



export const templateRecipientTabsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientTabsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientTabsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientTabsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientTabsListPathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const templateRecipientTabsListQueryIncludeAnchorTabLocationsDefault = `false`;
export const templateRecipientTabsListQueryIncludeMetadataDefault = `false`;

export const TemplateRecipientTabsListQueryParams = zod.object({
  "include_anchor_tab_locations": zod.enum(['true', 'false']).default(templateRecipientTabsListQueryIncludeAnchorTabLocationsDefault),
  "include_metadata": zod.enum(['true', 'false']).default(templateRecipientTabsListQueryIncludeMetadataDefault)
})

export const TemplateRecipientTabsList200Response = Tabs

export const TemplateRecipientTabsList400Response = ErrorDetails

export const TemplateRecipientTabsList401Response = ErrorDetails

export const TemplateRecipientTabsList403Response = ErrorDetails

export const TemplateRecipientTabsList404Response = ErrorDetails

export const TemplateRecipientTabsList405Response = ErrorDetails

export const TemplateRecipientTabsList429Response = ErrorDetails

export const TemplateRecipientTabsList500Response = ErrorDetails

export const templateRecipientTabsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientTabsCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientTabsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientTabsCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientTabsCreatePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateRecipientTabsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientTabsCreateBody = TemplateTabs

export const TemplateRecipientTabsCreate201Response = Tabs

export const TemplateRecipientTabsCreate400Response = ErrorDetails

export const TemplateRecipientTabsCreate401Response = ErrorDetails

export const TemplateRecipientTabsCreate403Response = ErrorDetails

export const TemplateRecipientTabsCreate404Response = ErrorDetails

export const TemplateRecipientTabsCreate405Response = ErrorDetails

export const TemplateRecipientTabsCreate429Response = ErrorDetails

export const TemplateRecipientTabsCreate500Response = ErrorDetails

export const templateRecipientTabsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientTabsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientTabsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientTabsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientTabsUpdatePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateRecipientTabsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientTabsUpdateBody = TemplateTabs

export const TemplateRecipientTabsUpdate200Response = Tabs

export const TemplateRecipientTabsUpdate400Response = ErrorDetails

export const TemplateRecipientTabsUpdate401Response = ErrorDetails

export const TemplateRecipientTabsUpdate403Response = ErrorDetails

export const TemplateRecipientTabsUpdate404Response = ErrorDetails

export const TemplateRecipientTabsUpdate405Response = ErrorDetails

export const TemplateRecipientTabsUpdate429Response = ErrorDetails

export const TemplateRecipientTabsUpdate500Response = ErrorDetails

export const templateRecipientTabsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateRecipientTabsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateRecipientTabsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateRecipientTabsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateRecipientTabsDeletePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateRecipientTabsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateRecipientTabsDeleteBody = TemplateTabs

export const TemplateRecipientTabsDelete200Response = Tabs

export const TemplateRecipientTabsDelete400Response = ErrorDetails

export const TemplateRecipientTabsDelete401Response = ErrorDetails

export const TemplateRecipientTabsDelete403Response = ErrorDetails

export const TemplateRecipientTabsDelete404Response = ErrorDetails

export const TemplateRecipientTabsDelete405Response = ErrorDetails

export const TemplateRecipientTabsDelete429Response = ErrorDetails

export const TemplateRecipientTabsDelete500Response = ErrorDetails

