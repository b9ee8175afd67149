// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FieldsGetFieldSet200Response, FieldsGetFieldSetResponses } from '@countersign/types/rooms-v2/fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { FieldsGetFieldSetInput } from '../fields.js';
import { fieldsGetFieldSet } from '../fields.js';
/**
 * The fields of the room details. A field set contains the fields that a company uses, with the
 * rules for their values.
 */
export interface Fields {
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
    getFieldSet(input: FieldsGetFieldSetInput, options?: CallOptions): Call<FieldsGetFieldSet200Response, FieldsGetFieldSetResponses>;
}
/**
 * Creates an object whose methods are the functions of Fields.
 */
export function fields(client: Client<'rooms'>): Fields {
    return {
        getFieldSet: fieldsGetFieldSet.bind(null, client)
    };
}

