/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * List the closing statuses.
 *
 * Lists the reasons for which a room can be closed, such as a sale or an offer that was not
 * accepted. A closed room carries one of them as its `closedStatusId`. The list is the same for
 * every account, so a client may keep it.
 *
 * GlobalLists_GetClosingStatuses: `GET /v2/closing_statuses`
 */
export const globalListsGetClosingStatuses = /* @__PURE__ */ operation<operations['GlobalLists_GetClosingStatuses']>({
    id: 'GlobalLists_GetClosingStatuses',
    method: 'GET',
    path: '/v2/closing_statuses'
});


/**
 * List the contact sides.
 *
 * Lists the sides of a deal for which a contact of a room can stand: the listing side and the
 * selling side. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetContactSides: `GET /v2/contact_sides`
 */
export const globalListsGetContactSides = /* @__PURE__ */ operation<operations['GlobalLists_GetContactSides']>({
    id: 'GlobalLists_GetContactSides',
    method: 'GET',
    path: '/v2/contact_sides'
});


/**
 * List the countries.
 *
 * Lists the countries in which an office can be opened. The list is the same for every account, so
 * a client may keep it.
 *
 * GlobalLists_GetCountries: `GET /v2/countries`
 */
export const globalListsGetCountries = /* @__PURE__ */ operation<operations['GlobalLists_GetCountries']>({
    id: 'GlobalLists_GetCountries',
    method: 'GET',
    path: '/v2/countries'
});


/**
 * List the currencies.
 *
 * Lists the currencies in which the amounts of a room can be given: the listing price, offers and
 * loans. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetCurrencies: `GET /v2/currencies`
 */
export const globalListsGetCurrencies = /* @__PURE__ */ operation<operations['GlobalLists_GetCurrencies']>({
    id: 'GlobalLists_GetCurrencies',
    method: 'GET',
    path: '/v2/currencies'
});


/**
 * List the financing types.
 *
 * Lists the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
 * list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetFinancingTypes: `GET /v2/financing_types`
 */
export const globalListsGetFinancingTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetFinancingTypes']>({
    id: 'GlobalLists_GetFinancingTypes',
    method: 'GET',
    path: '/v2/financing_types'
});


/**
 * List the origins of leads.
 *
 * Lists where the lead for a deal can have come from, such as a portal, a referral or print
 * marketing. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetOriginsOfLeads: `GET /v2/origins_of_leads`
 */
export const globalListsGetOriginsOfLeads = /* @__PURE__ */ operation<operations['GlobalLists_GetOriginsOfLeads']>({
    id: 'GlobalLists_GetOriginsOfLeads',
    method: 'GET',
    path: '/v2/origins_of_leads'
});


/**
 * List the property types.
 *
 * Lists the kinds of property that a room can be about, such as a condominium, land or a rental.
 * The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetPropertyTypes: `GET /v2/property_types`
 */
export const globalListsGetPropertyTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetPropertyTypes']>({
    id: 'GlobalLists_GetPropertyTypes',
    method: 'GET',
    path: '/v2/property_types'
});


/**
 * List the room contact types.
 *
 * Lists what a contact can be to a room, such as the buyer, the listing agent or a service
 * provider. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetRoomContactTypes: `GET /v2/room_contact_types`
 */
export const globalListsGetRoomContactTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetRoomContactTypes']>({
    id: 'GlobalLists_GetRoomContactTypes',
    method: 'GET',
    path: '/v2/room_contact_types'
});


/**
 * List the seller decision types.
 *
 * Lists the ways in which a seller can answer an offer, such as approving or countering it. The
 * list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetSellerDecisionTypes: `GET /v2/seller_decision_types`
 */
export const globalListsGetSellerDecisionTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetSellerDecisionTypes']>({
    id: 'GlobalLists_GetSellerDecisionTypes',
    method: 'GET',
    path: '/v2/seller_decision_types'
});


/**
 * List the special circumstance types.
 *
 * Lists the circumstances that can set a deal apart from an ordinary sale, such as a foreclosure
 * or an estate sale. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetSpecialCircumstanceTypes: `GET /v2/special_circumstance_types`
 */
export const globalListsGetSpecialCircumstanceTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetSpecialCircumstanceTypes']>({
    id: 'GlobalLists_GetSpecialCircumstanceTypes',
    method: 'GET',
    path: '/v2/special_circumstance_types'
});


/**
 * List the states and provinces.
 *
 * Lists the states, provinces and regions of the countries in which an office can be opened.
 * Offices and room details refer to them by `stateId`. The list is the same for every account, so
 * a client may keep it.
 *
 * GlobalLists_GetStates: `GET /v2/states`
 */
export const globalListsGetStates = /* @__PURE__ */ operation<operations['GlobalLists_GetStates']>({
    id: 'GlobalLists_GetStates',
    method: 'GET',
    path: '/v2/states'
});


/**
 * List the task date types.
 *
 * Lists the dates on which the due date of a task can rest, such as the contract date of the room
 * or a day in the calendar. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetTaskDateTypes: `GET /v2/task_date_types`
 */
export const globalListsGetTaskDateTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetTaskDateTypes']>({
    id: 'GlobalLists_GetTaskDateTypes',
    method: 'GET',
    path: '/v2/task_date_types'
});


/**
 * List the task responsibility types.
 *
 * Lists what a person can have to do with a task: do it as assignee, follow it as watcher, or
 * judge it as reviewer. The list is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetTaskResponsibilityTypes: `GET /v2/task_responsibility_types`
 */
export const globalListsGetTaskResponsibilityTypes = /* @__PURE__ */ operation<operations['GlobalLists_GetTaskResponsibilityTypes']>({
    id: 'GlobalLists_GetTaskResponsibilityTypes',
    method: 'GET',
    path: '/v2/task_responsibility_types'
});


/**
 * List the task statuses.
 *
 * Lists the states in which a task can be on its way from open to approved or declined. The list
 * is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetTaskStatuses: `GET /v2/task_statuses`
 */
export const globalListsGetTaskStatuses = /* @__PURE__ */ operation<operations['GlobalLists_GetTaskStatuses']>({
    id: 'GlobalLists_GetTaskStatuses',
    method: 'GET',
    path: '/v2/task_statuses'
});


/**
 * List the time zones.
 *
 * Lists the time zones that can be given to an office. The `timeZoneId` is a word of this service,
 * not a name of the IANA database. The list is the same for every account, so a client may keep
 * it.
 *
 * GlobalLists_GetTimeZones: `GET /v2/time_zones`
 */
export const globalListsGetTimeZones = /* @__PURE__ */ operation<operations['GlobalLists_GetTimeZones']>({
    id: 'GlobalLists_GetTimeZones',
    method: 'GET',
    path: '/v2/time_zones'
});


/**
 * List the transaction sides.
 *
 * Lists the sides of a deal that the owner of a room and the people in it can stand on. The list
 * is the same for every account, so a client may keep it.
 *
 * GlobalLists_GetTransactionSides: `GET /v2/transaction_sides`
 */
export const globalListsGetTransactionSides = /* @__PURE__ */ operation<operations['GlobalLists_GetTransactionSides']>({
    id: 'GlobalLists_GetTransactionSides',
    method: 'GET',
    path: '/v2/transaction_sides'
});

