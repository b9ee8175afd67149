/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { OfficesCreateOffice201Response, OfficesCreateOfficeBody, OfficesCreateOfficeParams, OfficesCreateOfficeResponses, OfficesDeleteOffice204Response, OfficesDeleteOfficeParams, OfficesDeleteOfficeResponses, OfficesGetOffice200Response, OfficesGetOfficeParams, OfficesGetOfficeResponses, OfficesGetOffices200Response, OfficesGetOfficesParams, OfficesGetOfficesQueryParams, OfficesGetOfficesResponses, OfficesGetReferenceCounts200Response, OfficesGetReferenceCountsParams, OfficesGetReferenceCountsResponses } from '@countersign/types/rooms-v2/offices';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `officesGetOffices`.
 */
export interface OfficesGetOfficesInput {
    path?: PathOf<OfficesGetOfficesParams> | undefined;
    query?: OfficesGetOfficesQueryParams | undefined;
}
/**
 * List the offices of a company.
 *
 * Returns the offices of a company. The list is paged: `startPosition` and `count` select a page.
 * `search` filters by a text. `onlyAccessible` omits the offices that the caller cannot access: a
 * caller with the access level `Region` can access the offices of certain regions, and every other
 * caller below the level `Company` the offices that the caller belongs to.
 *
 * Offices_GetOffices: `GET /v2/accounts/{accountId}/offices`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const officesGetOffices: PagedOperation<OfficesGetOfficesInput, OfficesGetOffices200Response, OfficesGetOfficesResponses, NonNullable<OfficesGetOffices200Response['officeSummaries']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Offices_GetOffices', 'GET', '/v2/accounts/{accountId}/offices', {
    paging: {
        items: 'officeSummaries',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `officesCreateOffice`.
 */
export interface OfficesCreateOfficeInput {
    path?: PathOf<OfficesCreateOfficeParams> | undefined;
    body: OfficesCreateOfficeBody;
}
/**
 * Create an office.
 *
 * Creates an office for a company, optionally within a region. The country, the state and the time
 * zone are IDs from the reference lists, and the state lies in the country. The caller needs the
 * permission `canManageAccount`.
 *
 * Offices_CreateOffice: `POST /v2/accounts/{accountId}/offices`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const officesCreateOffice: Operation<OfficesCreateOfficeInput, OfficesCreateOffice201Response, OfficesCreateOfficeResponses, 'rooms'> = /* @__PURE__ */ operation('Offices_CreateOffice', 'POST', '/v2/accounts/{accountId}/offices');


/**
 * The input of `officesGetOffice`.
 */
export interface OfficesGetOfficeInput {
    path: PathOf<OfficesGetOfficeParams>;
}
/**
 * Read an office.
 *
 * Returns one office of a company with its region, its address and its time zone. Every member of
 * the company may read every office.
 *
 * Offices_GetOffice: `GET /v2/accounts/{accountId}/offices/{officeId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const officesGetOffice: Operation<OfficesGetOfficeInput, OfficesGetOffice200Response, OfficesGetOfficeResponses, 'rooms'> = /* @__PURE__ */ operation('Offices_GetOffice', 'GET', '/v2/accounts/{accountId}/offices/{officeId}');


/**
 * The input of `officesDeleteOffice`.
 */
export interface OfficesDeleteOfficeInput {
    path: PathOf<OfficesDeleteOfficeParams>;
}
/**
 * Delete an office.
 *
 * Deletes an office of a company. An office to which rooms, users, form groups or form libraries
 * refer cannot be deleted; `Offices_GetReferenceCounts` says how many there are. The caller needs
 * the permission `canManageAccount`.
 *
 * Offices_DeleteOffice: `DELETE /v2/accounts/{accountId}/offices/{officeId}`
 *
 * The token needs the scopes `signature` and `dtr.company.write`.
 */
export const officesDeleteOffice: Operation<OfficesDeleteOfficeInput, OfficesDeleteOffice204Response, OfficesDeleteOfficeResponses, 'rooms'> = /* @__PURE__ */ operation('Offices_DeleteOffice', 'DELETE', '/v2/accounts/{accountId}/offices/{officeId}');


/**
 * The input of `officesGetReferenceCounts`.
 */
export interface OfficesGetReferenceCountsInput {
    path: PathOf<OfficesGetReferenceCountsParams>;
}
/**
 * Count the references to an office.
 *
 * Returns how many rooms, users, form groups and form libraries refer to an office. A user refers to
 * the default office too. Before you delete the office, use it to see what must be moved first.
 *
 * Offices_GetReferenceCounts: `GET /v2/accounts/{accountId}/offices/{officeId}/reference_counts`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const officesGetReferenceCounts: Operation<OfficesGetReferenceCountsInput, OfficesGetReferenceCounts200Response, OfficesGetReferenceCountsResponses, 'rooms'> = /* @__PURE__ */ operation('Offices_GetReferenceCounts', 'GET', '/v2/accounts/{accountId}/offices/{officeId}/reference_counts');

