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



export const templateResponsiveHtmlPreviewCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateResponsiveHtmlPreviewCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateResponsiveHtmlPreviewCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateResponsiveHtmlPreviewCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateResponsiveHtmlPreviewCreatePathTemplateIdRegExp)
})

export const TemplateResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition

export const TemplateResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions

export const TemplateResponsiveHtmlPreviewCreate400Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate401Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate403Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate404Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate405Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate429Response = ErrorDetails

export const TemplateResponsiveHtmlPreviewCreate500Response = ErrorDetails

