// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyType } from './PropertyType.js';

/** The list of property types. */
export interface GlobalPropertyTypes {
    /** All types of property that a room can represent. */
    propertyTypes?: PropertyType[] | undefined;
}
