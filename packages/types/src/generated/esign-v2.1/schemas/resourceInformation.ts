// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The resources of this API version. */
export interface ResourceInformation {
    /** The resources, each with its name and its base URL. */
    resources?: NameValue[] | undefined;
}
