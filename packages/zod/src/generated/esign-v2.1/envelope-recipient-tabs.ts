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



export const envelopeRecipientTabsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientTabsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientTabsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientTabsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientTabsListPathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const envelopeRecipientTabsListQueryIncludeAnchorTabLocationsDefault = `false`;
export const envelopeRecipientTabsListQueryIncludeMetadataDefault = `false`;

export const EnvelopeRecipientTabsListQueryParams = zod.object({
  "include_anchor_tab_locations": zod.enum(['true', 'false']).default(envelopeRecipientTabsListQueryIncludeAnchorTabLocationsDefault),
  "include_metadata": zod.enum(['true', 'false']).default(envelopeRecipientTabsListQueryIncludeMetadataDefault)
})

export const EnvelopeRecipientTabsList200Response = Tabs

export const EnvelopeRecipientTabsList400Response = ErrorDetails

export const EnvelopeRecipientTabsList401Response = ErrorDetails

export const EnvelopeRecipientTabsList403Response = ErrorDetails

export const EnvelopeRecipientTabsList404Response = ErrorDetails

export const EnvelopeRecipientTabsList405Response = ErrorDetails

export const EnvelopeRecipientTabsList429Response = ErrorDetails

export const EnvelopeRecipientTabsList500Response = ErrorDetails

export const envelopeRecipientTabsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientTabsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientTabsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientTabsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientTabsCreatePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeRecipientTabsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientTabsCreateBody = Tabs

export const EnvelopeRecipientTabsCreate201Response = Tabs

export const EnvelopeRecipientTabsCreate400Response = ErrorDetails

export const EnvelopeRecipientTabsCreate401Response = ErrorDetails

export const EnvelopeRecipientTabsCreate403Response = ErrorDetails

export const EnvelopeRecipientTabsCreate404Response = ErrorDetails

export const EnvelopeRecipientTabsCreate405Response = ErrorDetails

export const EnvelopeRecipientTabsCreate429Response = ErrorDetails

export const EnvelopeRecipientTabsCreate500Response = ErrorDetails

export const envelopeRecipientTabsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientTabsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientTabsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientTabsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientTabsUpdatePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeRecipientTabsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientTabsUpdateBody = Tabs

export const EnvelopeRecipientTabsUpdate200Response = Tabs

export const EnvelopeRecipientTabsUpdate400Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate401Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate403Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate404Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate405Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate429Response = ErrorDetails

export const EnvelopeRecipientTabsUpdate500Response = ErrorDetails

export const envelopeRecipientTabsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeRecipientTabsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeRecipientTabsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeRecipientTabsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeRecipientTabsDeletePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeRecipientTabsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeRecipientTabsDeleteBody = Tabs

export const EnvelopeRecipientTabsDelete200Response = Tabs

export const EnvelopeRecipientTabsDelete400Response = ErrorDetails

export const EnvelopeRecipientTabsDelete401Response = ErrorDetails

export const EnvelopeRecipientTabsDelete403Response = ErrorDetails

export const EnvelopeRecipientTabsDelete404Response = ErrorDetails

export const EnvelopeRecipientTabsDelete405Response = ErrorDetails

export const EnvelopeRecipientTabsDelete429Response = ErrorDetails

export const EnvelopeRecipientTabsDelete500Response = ErrorDetails

