// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MobileNotifierConfiguration } from './mobileNotifierConfiguration.js';

/** The devices that are notified about envelopes. */
export interface MobileNotifierConfigurationInformation {
    /** One entry for each device. */
    mobileNotifierConfigurations?: MobileNotifierConfiguration[] | undefined;
}
