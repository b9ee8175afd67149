/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PowerFormsFormDataResponse
} from './schemas/powerFormsFormDataResponse.zod.js';



export const powerFormDataListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const powerFormDataListPathPowerFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const PowerFormDataListParams = zod.object({
  "accountId": zod.stringFormat('account-id', powerFormDataListPathAccountIdRegExp),
  "powerFormId": zod.stringFormat('guid', powerFormDataListPathPowerFormIdRegExp)
})

export const powerFormDataListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const powerFormDataListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const PowerFormDataListQueryParams = zod.object({
  "data_layout": zod.enum(['Native', 'Csv_Classic', 'Csv_One_Envelope_Per_Line', 'Xml_Classic']).optional(),
  "from_date": zod.string().regex(powerFormDataListQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(powerFormDataListQueryToDateRegExp).optional()
})

export const PowerFormDataList200Response = PowerFormsFormDataResponse

export const PowerFormDataList400Response = ErrorDetails

export const PowerFormDataList401Response = ErrorDetails

export const PowerFormDataList403Response = ErrorDetails

export const PowerFormDataList404Response = ErrorDetails

export const PowerFormDataList405Response = ErrorDetails

export const PowerFormDataList429Response = ErrorDetails

export const PowerFormDataList500Response = ErrorDetails

