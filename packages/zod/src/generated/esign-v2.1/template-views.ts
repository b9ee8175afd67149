/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  ReturnUrlRequest
} from './schemas/returnUrlRequest.zod.js';

import {
  ViewUrl
} from './schemas/viewUrl.zod.js';



export const templateViewsCreateEditPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateViewsCreateEditPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateViewsCreateEditParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateViewsCreateEditPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateViewsCreateEditPathTemplateIdRegExp)
})

export const TemplateViewsCreateEditBody = ReturnUrlRequest

export const TemplateViewsCreateEdit201Response = ViewUrl

export const TemplateViewsCreateEdit400Response = ErrorDetails

export const TemplateViewsCreateEdit401Response = ErrorDetails

export const TemplateViewsCreateEdit403Response = ErrorDetails

export const TemplateViewsCreateEdit404Response = ErrorDetails

export const TemplateViewsCreateEdit405Response = ErrorDetails

export const TemplateViewsCreateEdit429Response = ErrorDetails

export const TemplateViewsCreateEdit500Response = ErrorDetails

