// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyType } from './PropertyType.js';

/** The kinds of property. */
export interface GlobalPropertyTypes {
    /** Every kind of property that a room can be about. */
    propertyTypes?: PropertyType[] | undefined;
}
