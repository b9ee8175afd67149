/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentHtmlDefinition
} from './schemas/documentHtmlDefinition.zod.js';

import {
  DocumentHtmlDefinitions
} from './schemas/documentHtmlDefinitions.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const responsiveHtmlPreviewCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const responsiveHtmlPreviewCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ResponsiveHtmlPreviewCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', responsiveHtmlPreviewCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', responsiveHtmlPreviewCreatePathEnvelopeIdRegExp)
})

export const ResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition

export const ResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions

export const ResponsiveHtmlPreviewCreate400Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate401Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate403Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate404Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate405Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate429Response = ErrorDetails

export const ResponsiveHtmlPreviewCreate500Response = ErrorDetails

