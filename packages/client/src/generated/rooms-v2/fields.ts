/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FieldsGetFieldSet200Response, FieldsGetFieldSetParams, FieldsGetFieldSetQueryParams, FieldsGetFieldSetResponses } from '@countersign/types/rooms-v2/fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `fieldsGetFieldSet`.
 */
export interface FieldsGetFieldSetInput {
    path: PathOf<FieldsGetFieldSetParams>;
    query?: FieldsGetFieldSetQueryParams | undefined;
}
/**
 * Read a field set.
 *
 * Returns a field set of the company: all fields of its room details, or only those that are
 * required at some step in the life of a room. To get the field set of one room, use
 * `Rooms_GetRoomFieldSet`. Every member of the company can read its field sets.
 *
 * Fields_GetFieldSet: `GET /v2/accounts/{accountId}/field_sets/{fieldSetId}`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const fieldsGetFieldSet: Operation<FieldsGetFieldSetInput, FieldsGetFieldSet200Response, FieldsGetFieldSetResponses, 'rooms'> = /* @__PURE__ */ operation('Fields_GetFieldSet', 'GET', '/v2/accounts/{accountId}/field_sets/{fieldSetId}');

