// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A device that is notified about envelopes. */
export interface MobileNotifierConfiguration {
    /** The ID of the device, as its application knows it. */
    deviceId?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The system of the device, such as `ios` or `android`. */
    platform?: string | undefined;
}
