/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PowerForm
} from './schemas/powerForm.zod.js';

import {
  PowerFormSendersResponse
} from './schemas/powerFormSendersResponse.zod.js';

import {
  PowerFormsRequest
} from './schemas/powerFormsRequest.zod.js';

import {
  PowerFormsResponse
} from './schemas/powerFormsResponse.zod.js';



export const powerFormsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PowerFormsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsListPathAccountIdRegExp)
})

export const powerFormsListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const powerFormsListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const PowerFormsListQueryParams = zod.object({
  "order": zod.enum(['asc', 'desc']).optional(),
  "order_by": zod.enum(['sender', 'auth', 'used', 'remaining', 'lastused', 'status', 'type', 'templatename', 'created']).optional(),
  "from_date": zod.string().regex(powerFormsListQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(powerFormsListQueryToDateRegExp).optional()
})

export const PowerFormsList200Response = PowerFormsResponse

export const PowerFormsList400Response = ErrorDetails

export const PowerFormsList401Response = ErrorDetails

export const PowerFormsList403Response = ErrorDetails

export const PowerFormsList404Response = ErrorDetails

export const PowerFormsList405Response = ErrorDetails

export const PowerFormsList429Response = ErrorDetails

export const PowerFormsList500Response = ErrorDetails

export const powerFormsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PowerFormsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsCreatePathAccountIdRegExp)
})

export const PowerFormsCreateBody = PowerForm

export const PowerFormsCreate201Response = PowerForm

export const PowerFormsCreate400Response = ErrorDetails

export const PowerFormsCreate401Response = ErrorDetails

export const PowerFormsCreate403Response = ErrorDetails

export const PowerFormsCreate404Response = ErrorDetails

export const PowerFormsCreate405Response = ErrorDetails

export const PowerFormsCreate429Response = ErrorDetails

export const PowerFormsCreate500Response = ErrorDetails

export const powerFormsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PowerFormsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsDeleteListPathAccountIdRegExp)
})

export const PowerFormsDeleteListBody = PowerFormsRequest

export const PowerFormsDeleteList200Response = PowerFormsResponse

export const PowerFormsDeleteList400Response = ErrorDetails

export const PowerFormsDeleteList401Response = ErrorDetails

export const PowerFormsDeleteList403Response = ErrorDetails

export const PowerFormsDeleteList404Response = ErrorDetails

export const PowerFormsDeleteList405Response = ErrorDetails

export const PowerFormsDeleteList429Response = ErrorDetails

export const PowerFormsDeleteList500Response = ErrorDetails

export const powerFormsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const powerFormsGetPathPowerFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const PowerFormsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsGetPathAccountIdRegExp),
  "powerFormId": zod.stringFormat('guid', powerFormsGetPathPowerFormIdRegExp)
})

export const PowerFormsGet200Response = PowerForm

export const PowerFormsGet400Response = ErrorDetails

export const PowerFormsGet401Response = ErrorDetails

export const PowerFormsGet403Response = ErrorDetails

export const PowerFormsGet404Response = ErrorDetails

export const PowerFormsGet405Response = ErrorDetails

export const PowerFormsGet429Response = ErrorDetails

export const PowerFormsGet500Response = ErrorDetails

export const powerFormsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const powerFormsUpdatePathPowerFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const PowerFormsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsUpdatePathAccountIdRegExp),
  "powerFormId": zod.stringFormat('guid', powerFormsUpdatePathPowerFormIdRegExp)
})

export const PowerFormsUpdateBody = PowerForm

export const PowerFormsUpdate200Response = PowerForm

export const PowerFormsUpdate400Response = ErrorDetails

export const PowerFormsUpdate401Response = ErrorDetails

export const PowerFormsUpdate403Response = ErrorDetails

export const PowerFormsUpdate404Response = ErrorDetails

export const PowerFormsUpdate405Response = ErrorDetails

export const PowerFormsUpdate429Response = ErrorDetails

export const PowerFormsUpdate500Response = ErrorDetails

export const powerFormsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const powerFormsDeletePathPowerFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const PowerFormsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsDeletePathAccountIdRegExp),
  "powerFormId": zod.stringFormat('guid', powerFormsDeletePathPowerFormIdRegExp)
})

export const PowerFormsDelete200Response = zod.unknown()

export const PowerFormsDelete400Response = ErrorDetails

export const PowerFormsDelete401Response = ErrorDetails

export const PowerFormsDelete403Response = ErrorDetails

export const PowerFormsDelete404Response = ErrorDetails

export const PowerFormsDelete405Response = ErrorDetails

export const PowerFormsDelete429Response = ErrorDetails

export const PowerFormsDelete500Response = ErrorDetails

export const powerFormsListSendersPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PowerFormsListSendersParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormsListSendersPathAccountIdRegExp)
})

export const powerFormsListSendersQueryStartPositionDefault = `0`;
export const powerFormsListSendersQueryStartPositionRegExp = new RegExp('^\\d+$');


export const PowerFormsListSendersQueryParams = zod.object({
  "start_position": zod.stringFormat('integer-string', powerFormsListSendersQueryStartPositionRegExp).default(powerFormsListSendersQueryStartPositionDefault)
})

export const PowerFormsListSenders200Response = PowerFormSendersResponse

export const PowerFormsListSenders400Response = ErrorDetails

export const PowerFormsListSenders401Response = ErrorDetails

export const PowerFormsListSenders403Response = ErrorDetails

export const PowerFormsListSenders404Response = ErrorDetails

export const PowerFormsListSenders405Response = ErrorDetails

export const PowerFormsListSenders429Response = ErrorDetails

export const PowerFormsListSenders500Response = ErrorDetails

