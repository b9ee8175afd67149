/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GlobalListsGetActivityTypes200Response, GlobalListsGetActivityTypesResponses, GlobalListsGetClosingStatuses200Response, GlobalListsGetClosingStatusesResponses, GlobalListsGetContactSides200Response, GlobalListsGetContactSidesResponses, GlobalListsGetCountries200Response, GlobalListsGetCountriesResponses, GlobalListsGetCurrencies200Response, GlobalListsGetCurrenciesResponses, GlobalListsGetFinancingTypes200Response, GlobalListsGetFinancingTypesResponses, GlobalListsGetOriginsOfLeads200Response, GlobalListsGetOriginsOfLeadsResponses, GlobalListsGetPropertyTypes200Response, GlobalListsGetPropertyTypesResponses, GlobalListsGetRoomContactTypes200Response, GlobalListsGetRoomContactTypesResponses, GlobalListsGetSellerDecisionTypes200Response, GlobalListsGetSellerDecisionTypesResponses, GlobalListsGetSpecialCircumstanceTypes200Response, GlobalListsGetSpecialCircumstanceTypesResponses, GlobalListsGetStates200Response, GlobalListsGetStatesResponses, GlobalListsGetTaskDateTypes200Response, GlobalListsGetTaskDateTypesResponses, GlobalListsGetTaskResponsibilityTypes200Response, GlobalListsGetTaskResponsibilityTypesResponses, GlobalListsGetTaskStatuses200Response, GlobalListsGetTaskStatusesResponses, GlobalListsGetTimeZones200Response, GlobalListsGetTimeZonesResponses, GlobalListsGetTransactionSides200Response, GlobalListsGetTransactionSidesResponses } from '@countersign/types/rooms-v2/global-lists';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `globalListsGetActivityTypes`.
 */
export interface GlobalListsGetActivityTypesInput {
}
/**
 * List the activity types.
 *
 * Returns the types of entries that the history of a room can have, such as an envelope that was
 * sent. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetActivityTypes: `GET /v2/activity_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetActivityTypes: Operation<GlobalListsGetActivityTypesInput, GlobalListsGetActivityTypes200Response, GlobalListsGetActivityTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetActivityTypes', 'GET', '/v2/activity_types');


/**
 * The input of `globalListsGetClosingStatuses`.
 */
export interface GlobalListsGetClosingStatusesInput {
}
/**
 * List the closing statuses.
 *
 * Returns the reasons for which a room can be closed, such as a sale or a rejected offer. A closed
 * room has one of them as its `closedStatusId`. The list is the same for every account, so a client
 * can cache it.
 *
 * GlobalLists_GetClosingStatuses: `GET /v2/closing_statuses`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetClosingStatuses: Operation<GlobalListsGetClosingStatusesInput, GlobalListsGetClosingStatuses200Response, GlobalListsGetClosingStatusesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetClosingStatuses', 'GET', '/v2/closing_statuses');


/**
 * The input of `globalListsGetContactSides`.
 */
export interface GlobalListsGetContactSidesInput {
}
/**
 * List the contact sides.
 *
 * Returns the sides of a transaction that a contact of a room can represent: the listing side and
 * the selling side. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetContactSides: `GET /v2/contact_sides`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetContactSides: Operation<GlobalListsGetContactSidesInput, GlobalListsGetContactSides200Response, GlobalListsGetContactSidesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetContactSides', 'GET', '/v2/contact_sides');


/**
 * The input of `globalListsGetCountries`.
 */
export interface GlobalListsGetCountriesInput {
}
/**
 * List the countries.
 *
 * Returns the countries in which an office can be opened. The list is the same for every account, so
 * a client can cache it.
 *
 * GlobalLists_GetCountries: `GET /v2/countries`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetCountries: Operation<GlobalListsGetCountriesInput, GlobalListsGetCountries200Response, GlobalListsGetCountriesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetCountries', 'GET', '/v2/countries');


/**
 * The input of `globalListsGetCurrencies`.
 */
export interface GlobalListsGetCurrenciesInput {
}
/**
 * List the currencies.
 *
 * Returns the currencies of the amounts of a room: the listing price, offers and loans. The list is
 * the same for every account, so a client can cache it.
 *
 * GlobalLists_GetCurrencies: `GET /v2/currencies`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetCurrencies: Operation<GlobalListsGetCurrenciesInput, GlobalListsGetCurrencies200Response, GlobalListsGetCurrenciesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetCurrencies', 'GET', '/v2/currencies');


/**
 * The input of `globalListsGetFinancingTypes`.
 */
export interface GlobalListsGetFinancingTypesInput {
}
/**
 * List the financing types.
 *
 * Returns the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
 * list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetFinancingTypes: `GET /v2/financing_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetFinancingTypes: Operation<GlobalListsGetFinancingTypesInput, GlobalListsGetFinancingTypes200Response, GlobalListsGetFinancingTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetFinancingTypes', 'GET', '/v2/financing_types');


/**
 * The input of `globalListsGetOriginsOfLeads`.
 */
export interface GlobalListsGetOriginsOfLeadsInput {
}
/**
 * List the origins of leads.
 *
 * Returns the possible sources of a lead for a transaction, such as a portal, a referral or print
 * marketing. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetOriginsOfLeads: `GET /v2/origins_of_leads`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetOriginsOfLeads: Operation<GlobalListsGetOriginsOfLeadsInput, GlobalListsGetOriginsOfLeads200Response, GlobalListsGetOriginsOfLeadsResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetOriginsOfLeads', 'GET', '/v2/origins_of_leads');


/**
 * The input of `globalListsGetPropertyTypes`.
 */
export interface GlobalListsGetPropertyTypesInput {
}
/**
 * List the property types.
 *
 * Returns the types of property that a room can represent, such as a condominium, land or a rental.
 * The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetPropertyTypes: `GET /v2/property_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetPropertyTypes: Operation<GlobalListsGetPropertyTypesInput, GlobalListsGetPropertyTypes200Response, GlobalListsGetPropertyTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetPropertyTypes', 'GET', '/v2/property_types');


/**
 * The input of `globalListsGetRoomContactTypes`.
 */
export interface GlobalListsGetRoomContactTypesInput {
}
/**
 * List the room contact types.
 *
 * Returns the types of contacts that a room can have, such as the buyer, the listing agent or a
 * service provider. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetRoomContactTypes: `GET /v2/room_contact_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetRoomContactTypes: Operation<GlobalListsGetRoomContactTypesInput, GlobalListsGetRoomContactTypes200Response, GlobalListsGetRoomContactTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetRoomContactTypes', 'GET', '/v2/room_contact_types');


/**
 * The input of `globalListsGetSellerDecisionTypes`.
 */
export interface GlobalListsGetSellerDecisionTypesInput {
}
/**
 * List the seller decision types.
 *
 * Returns the ways in which a seller can respond to an offer, such as approving or countering it.
 * The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetSellerDecisionTypes: `GET /v2/seller_decision_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetSellerDecisionTypes: Operation<GlobalListsGetSellerDecisionTypesInput, GlobalListsGetSellerDecisionTypes200Response, GlobalListsGetSellerDecisionTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetSellerDecisionTypes', 'GET', '/v2/seller_decision_types');


/**
 * The input of `globalListsGetSpecialCircumstanceTypes`.
 */
export interface GlobalListsGetSpecialCircumstanceTypesInput {
}
/**
 * List the special circumstance types.
 *
 * Returns the circumstances that can distinguish a transaction from an ordinary sale, such as a
 * foreclosure or an estate sale. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetSpecialCircumstanceTypes: `GET /v2/special_circumstance_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetSpecialCircumstanceTypes: Operation<GlobalListsGetSpecialCircumstanceTypesInput, GlobalListsGetSpecialCircumstanceTypes200Response, GlobalListsGetSpecialCircumstanceTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetSpecialCircumstanceTypes', 'GET', '/v2/special_circumstance_types');


/**
 * The input of `globalListsGetStates`.
 */
export interface GlobalListsGetStatesInput {
}
/**
 * List the states and provinces.
 *
 * Returns the states, provinces and regions of the countries in which an office can be opened.
 * Offices and room details refer to them by `stateId`. The list is the same for every account, so a
 * client can cache it.
 *
 * GlobalLists_GetStates: `GET /v2/states`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetStates: Operation<GlobalListsGetStatesInput, GlobalListsGetStates200Response, GlobalListsGetStatesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetStates', 'GET', '/v2/states');


/**
 * The input of `globalListsGetTaskDateTypes`.
 */
export interface GlobalListsGetTaskDateTypesInput {
}
/**
 * List the task date types.
 *
 * Returns the dates on which the due date of a task can be based, such as the contract date of the
 * room or a calendar date. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetTaskDateTypes: `GET /v2/task_date_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetTaskDateTypes: Operation<GlobalListsGetTaskDateTypesInput, GlobalListsGetTaskDateTypes200Response, GlobalListsGetTaskDateTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetTaskDateTypes', 'GET', '/v2/task_date_types');


/**
 * The input of `globalListsGetTaskResponsibilityTypes`.
 */
export interface GlobalListsGetTaskResponsibilityTypesInput {
}
/**
 * List the task responsibility types.
 *
 * Returns the responsibilities that a person can have for a task: complete it as assignee, follow it
 * as watcher, or review it as reviewer. The list is the same for every account, so a client can
 * cache it.
 *
 * GlobalLists_GetTaskResponsibilityTypes: `GET /v2/task_responsibility_types`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetTaskResponsibilityTypes: Operation<GlobalListsGetTaskResponsibilityTypesInput, GlobalListsGetTaskResponsibilityTypes200Response, GlobalListsGetTaskResponsibilityTypesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetTaskResponsibilityTypes', 'GET', '/v2/task_responsibility_types');


/**
 * The input of `globalListsGetTaskStatuses`.
 */
export interface GlobalListsGetTaskStatusesInput {
}
/**
 * List the task statuses.
 *
 * Returns the statuses that a task can have, from open to approved or declined. The list is the same
 * for every account, so a client can cache it.
 *
 * GlobalLists_GetTaskStatuses: `GET /v2/task_statuses`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetTaskStatuses: Operation<GlobalListsGetTaskStatusesInput, GlobalListsGetTaskStatuses200Response, GlobalListsGetTaskStatusesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetTaskStatuses', 'GET', '/v2/task_statuses');


/**
 * The input of `globalListsGetTimeZones`.
 */
export interface GlobalListsGetTimeZonesInput {
}
/**
 * List the time zones.
 *
 * Returns the time zones that an office can have. The `timeZoneId` is a code of this service, not a
 * name of the IANA database. The list is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetTimeZones: `GET /v2/time_zones`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetTimeZones: Operation<GlobalListsGetTimeZonesInput, GlobalListsGetTimeZones200Response, GlobalListsGetTimeZonesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetTimeZones', 'GET', '/v2/time_zones');


/**
 * The input of `globalListsGetTransactionSides`.
 */
export interface GlobalListsGetTransactionSidesInput {
}
/**
 * List the transaction sides.
 *
 * Returns the sides of a transaction that the owner of a room and its people can represent. The list
 * is the same for every account, so a client can cache it.
 *
 * GlobalLists_GetTransactionSides: `GET /v2/transaction_sides`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const globalListsGetTransactionSides: Operation<GlobalListsGetTransactionSidesInput, GlobalListsGetTransactionSides200Response, GlobalListsGetTransactionSidesResponses, 'rooms'> = /* @__PURE__ */ operation('GlobalLists_GetTransactionSides', 'GET', '/v2/transaction_sides');

