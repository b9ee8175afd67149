// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCustomConfiguration } from './connectCustomConfiguration.js';

/** Past envelopes whose events are published, and how they are published. */
export interface ConnectHistoricalEnvelopeRepublish {
    /**
     * The configuration with which the messages are created and sent. With the `connectId` of an
     * existing configuration, the messages belong to that one.
     */
    config: ConnectCustomConfiguration;
    /** The IDs of the envelopes. Repeated IDs count once. */
    envelopes: string[];
}
