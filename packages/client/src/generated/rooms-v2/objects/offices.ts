// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OfficesCreateOffice201Response, OfficesCreateOfficeResponses, OfficesDeleteOffice204Response, OfficesDeleteOfficeResponses, OfficesGetOffice200Response, OfficesGetOfficeResponses, OfficesGetOffices200Response, OfficesGetOfficesResponses, OfficesGetReferenceCounts200Response, OfficesGetReferenceCountsResponses } from '@countersign/types/rooms-v2/offices';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { OfficesCreateOfficeInput, OfficesDeleteOfficeInput, OfficesGetOfficeInput, OfficesGetOfficesInput, OfficesGetReferenceCountsInput } from '../offices.js';
import { officesCreateOffice, officesDeleteOffice, officesGetOffice, officesGetOffices, officesGetReferenceCounts } from '../offices.js';
/**
 * The offices of a company. Rooms belong to offices, and members have a default office. On Rooms
 * v5, a Manager manages the rooms of offices or regions. On Rooms v6, the access level of a member
 * specifies whether the member belongs to offices.
 */
export interface Offices {
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
    getOffices(input?: OfficesGetOfficesInput, options?: CallOptions): PagedCall<OfficesGetOffices200Response, OfficesGetOfficesResponses, NonNullable<OfficesGetOffices200Response['officeSummaries']>[number]>;
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
    createOffice(input: OfficesCreateOfficeInput, options?: CallOptions): Call<OfficesCreateOffice201Response, OfficesCreateOfficeResponses>;
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
    getOffice(input: OfficesGetOfficeInput, options?: CallOptions): Call<OfficesGetOffice200Response, OfficesGetOfficeResponses>;
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
    deleteOffice(input: OfficesDeleteOfficeInput, options?: CallOptions): Call<OfficesDeleteOffice204Response, OfficesDeleteOfficeResponses>;
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
    getReferenceCounts(input: OfficesGetReferenceCountsInput, options?: CallOptions): Call<OfficesGetReferenceCounts200Response, OfficesGetReferenceCountsResponses>;
}
/**
 * Creates an object whose methods are the functions of Offices.
 */
export function offices(client: Client<'rooms'>): Offices {
    return {
        getOffices: officesGetOffices.bind(null, client),
        createOffice: officesCreateOffice.bind(null, client),
        getOffice: officesGetOffice.bind(null, client),
        deleteOffice: officesDeleteOffice.bind(null, client),
        getReferenceCounts: officesGetReferenceCounts.bind(null, client)
    };
}

