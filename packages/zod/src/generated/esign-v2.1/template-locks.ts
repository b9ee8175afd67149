/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  LockInformation
} from './schemas/lockInformation.zod.js';

import {
  LockRequest
} from './schemas/lockRequest.zod.js';



export const templateLocksGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateLocksGetPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateLocksGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateLocksGetPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateLocksGetPathTemplateIdRegExp)
})

export const TemplateLocksGet200Response = LockInformation

export const TemplateLocksGet400Response = ErrorDetails

export const TemplateLocksGet401Response = ErrorDetails

export const TemplateLocksGet403Response = ErrorDetails

export const TemplateLocksGet404Response = ErrorDetails

export const TemplateLocksGet405Response = ErrorDetails

export const TemplateLocksGet429Response = ErrorDetails

export const TemplateLocksGet500Response = ErrorDetails

export const templateLocksCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateLocksCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateLocksCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateLocksCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateLocksCreatePathTemplateIdRegExp)
})

export const TemplateLocksCreateBody = LockRequest

export const TemplateLocksCreate201Response = LockInformation

export const TemplateLocksCreate400Response = ErrorDetails

export const TemplateLocksCreate401Response = ErrorDetails

export const TemplateLocksCreate403Response = ErrorDetails

export const TemplateLocksCreate404Response = ErrorDetails

export const TemplateLocksCreate405Response = ErrorDetails

export const TemplateLocksCreate429Response = ErrorDetails

export const TemplateLocksCreate500Response = ErrorDetails

export const templateLocksUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateLocksUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateLocksUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateLocksUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateLocksUpdatePathTemplateIdRegExp)
})

export const TemplateLocksUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateLocksUpdateBody = LockRequest

export const TemplateLocksUpdate200Response = LockInformation

export const TemplateLocksUpdate400Response = ErrorDetails

export const TemplateLocksUpdate401Response = ErrorDetails

export const TemplateLocksUpdate403Response = ErrorDetails

export const TemplateLocksUpdate404Response = ErrorDetails

export const TemplateLocksUpdate405Response = ErrorDetails

export const TemplateLocksUpdate429Response = ErrorDetails

export const TemplateLocksUpdate500Response = ErrorDetails

export const templateLocksDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateLocksDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateLocksDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateLocksDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateLocksDeletePathTemplateIdRegExp)
})

export const templateLocksDeleteQuerySaveChangesDefault = `true`;

export const TemplateLocksDeleteQueryParams = zod.object({
  "save_changes": zod.enum(['true', 'false']).default(templateLocksDeleteQuerySaveChangesDefault)
})

export const TemplateLocksDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateLocksDeleteBody = LockRequest

export const TemplateLocksDelete200Response = LockInformation

export const TemplateLocksDelete400Response = ErrorDetails

export const TemplateLocksDelete401Response = ErrorDetails

export const TemplateLocksDelete403Response = ErrorDetails

export const TemplateLocksDelete404Response = ErrorDetails

export const TemplateLocksDelete405Response = ErrorDetails

export const TemplateLocksDelete429Response = ErrorDetails

export const TemplateLocksDelete500Response = ErrorDetails

