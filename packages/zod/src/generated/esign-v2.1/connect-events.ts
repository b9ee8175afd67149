/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ConnectDeleteFailureResult
} from './schemas/connectDeleteFailureResult.zod.js';

import {
  ConnectFailureFilter
} from './schemas/connectFailureFilter.zod.js';

import {
  ConnectFailureResults
} from './schemas/connectFailureResults.zod.js';

import {
  ConnectLog
} from './schemas/connectLog.zod.js';

import {
  ConnectLogs
} from './schemas/connectLogs.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const connectEventsRetryForEnvelopePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const connectEventsRetryForEnvelopePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ConnectEventsRetryForEnvelopeParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsRetryForEnvelopePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', connectEventsRetryForEnvelopePathEnvelopeIdRegExp)
})

export const ConnectEventsRetryForEnvelope200Response = ConnectFailureResults

export const ConnectEventsRetryForEnvelope400Response = ErrorDetails

export const ConnectEventsRetryForEnvelope401Response = ErrorDetails

export const ConnectEventsRetryForEnvelope403Response = ErrorDetails

export const ConnectEventsRetryForEnvelope404Response = ErrorDetails

export const ConnectEventsRetryForEnvelope405Response = ErrorDetails

export const ConnectEventsRetryForEnvelope429Response = ErrorDetails

export const ConnectEventsRetryForEnvelope500Response = ErrorDetails

export const connectEventsRetryForEnvelopesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsRetryForEnvelopesParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsRetryForEnvelopesPathAccountIdRegExp)
})

export const ConnectEventsRetryForEnvelopesBody = ConnectFailureFilter

export const ConnectEventsRetryForEnvelopes200Response = ConnectFailureResults

export const ConnectEventsRetryForEnvelopes400Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes401Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes403Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes404Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes405Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes429Response = ErrorDetails

export const ConnectEventsRetryForEnvelopes500Response = ErrorDetails

export const connectEventsListFailuresPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsListFailuresParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsListFailuresPathAccountIdRegExp)
})

export const connectEventsListFailuresQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const connectEventsListFailuresQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const ConnectEventsListFailuresQueryParams = zod.object({
  "from_date": zod.string().regex(connectEventsListFailuresQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(connectEventsListFailuresQueryToDateRegExp).optional()
})

export const ConnectEventsListFailures200Response = ConnectLogs

export const ConnectEventsListFailures400Response = ErrorDetails

export const ConnectEventsListFailures401Response = ErrorDetails

export const ConnectEventsListFailures403Response = ErrorDetails

export const ConnectEventsListFailures404Response = ErrorDetails

export const ConnectEventsListFailures405Response = ErrorDetails

export const ConnectEventsListFailures429Response = ErrorDetails

export const ConnectEventsListFailures500Response = ErrorDetails

export const connectEventsDeleteFailurePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsDeleteFailureParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsDeleteFailurePathAccountIdRegExp),
  "failureId": zod.string()
})

export const ConnectEventsDeleteFailure200Response = ConnectDeleteFailureResult

export const ConnectEventsDeleteFailure400Response = ErrorDetails

export const ConnectEventsDeleteFailure401Response = ErrorDetails

export const ConnectEventsDeleteFailure403Response = ErrorDetails

export const ConnectEventsDeleteFailure404Response = ErrorDetails

export const ConnectEventsDeleteFailure405Response = ErrorDetails

export const ConnectEventsDeleteFailure429Response = ErrorDetails

export const ConnectEventsDeleteFailure500Response = ErrorDetails

export const connectEventsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsListPathAccountIdRegExp)
})

export const connectEventsListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const connectEventsListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const ConnectEventsListQueryParams = zod.object({
  "from_date": zod.string().regex(connectEventsListQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(connectEventsListQueryToDateRegExp).optional()
})

export const ConnectEventsList200Response = ConnectLogs

export const ConnectEventsList400Response = ErrorDetails

export const ConnectEventsList401Response = ErrorDetails

export const ConnectEventsList403Response = ErrorDetails

export const ConnectEventsList404Response = ErrorDetails

export const ConnectEventsList405Response = ErrorDetails

export const ConnectEventsList429Response = ErrorDetails

export const ConnectEventsList500Response = ErrorDetails

export const connectEventsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsDeleteListPathAccountIdRegExp)
})

export const ConnectEventsDeleteList200Response = zod.unknown()

export const ConnectEventsDeleteList400Response = ErrorDetails

export const ConnectEventsDeleteList401Response = ErrorDetails

export const ConnectEventsDeleteList403Response = ErrorDetails

export const ConnectEventsDeleteList404Response = ErrorDetails

export const ConnectEventsDeleteList405Response = ErrorDetails

export const ConnectEventsDeleteList429Response = ErrorDetails

export const ConnectEventsDeleteList500Response = ErrorDetails

export const connectEventsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsGetPathAccountIdRegExp),
  "logId": zod.string()
})

export const ConnectEventsGetQueryParams = zod.object({
  "additional_info": zod.enum(['true', 'false']).optional()
})

export const ConnectEventsGet200Response = ConnectLog

export const ConnectEventsGet400Response = ErrorDetails

export const ConnectEventsGet401Response = ErrorDetails

export const ConnectEventsGet403Response = ErrorDetails

export const ConnectEventsGet404Response = ErrorDetails

export const ConnectEventsGet405Response = ErrorDetails

export const ConnectEventsGet429Response = ErrorDetails

export const ConnectEventsGet500Response = ErrorDetails

export const connectEventsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ConnectEventsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', connectEventsDeletePathAccountIdRegExp),
  "logId": zod.string()
})

export const ConnectEventsDelete200Response = zod.unknown()

export const ConnectEventsDelete400Response = ErrorDetails

export const ConnectEventsDelete401Response = ErrorDetails

export const ConnectEventsDelete403Response = ErrorDetails

export const ConnectEventsDelete404Response = ErrorDetails

export const ConnectEventsDelete405Response = ErrorDetails

export const ConnectEventsDelete429Response = ErrorDetails

export const ConnectEventsDelete500Response = ErrorDetails

