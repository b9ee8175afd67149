/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the offices of a company.
 *
 * Lists the offices of a company in chunks that `startPosition` and `count` choose. `search` looks
 * for a text; `onlyAccessible` leaves out the offices that the caller cannot work for.
 *
 * Offices_GetOffices: `GET /v2/accounts/{accountId}/offices`
 */
export const officesGetOffices = /* @__PURE__ */ operation<operations['Offices_GetOffices']>({
    id: 'Offices_GetOffices',
    method: 'GET',
    path: '/v2/accounts/{accountId}/offices'
});


/**
 * Make an office.
 *
 * Makes an office for a company, if wanted within a region. The country, the state and the time
 * zone are IDs from the reference lists. The caller needs the right to manage the company account.
 *
 * Offices_CreateOffice: `POST /v2/accounts/{accountId}/offices`
 */
export const officesCreateOffice = /* @__PURE__ */ operation<operations['Offices_CreateOffice']>({
    id: 'Offices_CreateOffice',
    method: 'POST',
    path: '/v2/accounts/{accountId}/offices',
    mediaTypes: ['application/json']
});


/**
 * Read an office.
 *
 * Reads one office of a company with its region, its address and its time zone.
 *
 * Offices_GetOffice: `GET /v2/accounts/{accountId}/offices/{officeId}`
 */
export const officesGetOffice = /* @__PURE__ */ operation<operations['Offices_GetOffice']>({
    id: 'Offices_GetOffice',
    method: 'GET',
    path: '/v2/accounts/{accountId}/offices/{officeId}'
});


/**
 * Delete an office.
 *
 * Deletes an office of a company. Before that, `Offices_GetReferenceCounts` shows what still
 * refers to it, such as rooms or members. The caller needs the right to manage the company account.
 *
 * Offices_DeleteOffice: `DELETE /v2/accounts/{accountId}/offices/{officeId}`
 */
export const officesDeleteOffice = /* @__PURE__ */ operation<operations['Offices_DeleteOffice']>({
    id: 'Offices_DeleteOffice',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/offices/{officeId}'
});


/**
 * Count what refers to an office.
 *
 * Counts the things that refer to an office, one number for each kind. Whoever wants to delete the
 * office sees here what has to move elsewhere first.
 *
 * Offices_GetReferenceCounts: `GET /v2/accounts/{accountId}/offices/{officeId}/reference_counts`
 */
export const officesGetReferenceCounts = /* @__PURE__ */ operation<operations['Offices_GetReferenceCounts']>({
    id: 'Offices_GetReferenceCounts',
    method: 'GET',
    path: '/v2/accounts/{accountId}/offices/{officeId}/reference_counts'
});

