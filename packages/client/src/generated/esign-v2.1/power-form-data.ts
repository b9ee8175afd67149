/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read what people entered into a PowerForm.
 *
 * Gives the data that recipients entered into the envelopes that came from a PowerForm, within the
 * period of `from_date` and `to_date`. `data_layout` says in which form: JSON for `Native`, CSV for
 * the layouts that begin with `Csv`, and XML for `Xml_Classic`.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * PowerFormData_list: `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data`
 */
export const powerFormDataList = /* @__PURE__ */ operation<operations['PowerFormData_list']>({
    id: 'PowerFormData_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data'
});

