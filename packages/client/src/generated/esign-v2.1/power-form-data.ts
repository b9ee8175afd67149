/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { PowerFormDataList200Response, PowerFormDataListParams, PowerFormDataListQueryParams, PowerFormDataListResponses } from '@countersign/types/esign-v2.1/power-form-data';
import type { PathOf, DocumentOperation } from '../../index.js';
import { documentOperation } from '../../index.js';


/**
 * The input of `powerFormDataList`.
 */
export interface PowerFormDataListInput {
    path: PathOf<PowerFormDataListParams>;
    query?: PowerFormDataListQueryParams | undefined;
}
/**
 * Read the data entered into a PowerForm.
 *
 * Returns the data that recipients entered into the envelopes created from a PowerForm, within the
 * period from `from_date` to `to_date`, in JSON, CSV or XML. `data_layout` specifies the format: JSON
 * for `Native`, CSV with one line for each recipient for `Csv_Classic`, CSV with one line for each
 * envelope for `Csv_One_Envelope_Per_Line`, and XML for `Xml_Classic`. Without `data_layout`, the
 * `Accept` header specifies it: `application/json`, `text/csv` or `application/xml`.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * PowerFormData_list: `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data`
 */
export const powerFormDataList: DocumentOperation<PowerFormDataListInput, PowerFormDataList200Response, PowerFormDataListResponses, 'esign'> = /* @__PURE__ */ documentOperation('PowerFormData_list', 'GET', '/v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data');

