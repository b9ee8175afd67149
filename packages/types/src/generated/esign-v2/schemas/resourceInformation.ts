// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** Which resources this version of the interface has. */
export interface ResourceInformation {
    /** The resources, each as its name with the address under which it begins. */
    resources?: NameValue[] | undefined;
}
