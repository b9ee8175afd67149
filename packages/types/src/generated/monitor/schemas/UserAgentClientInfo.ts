// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Browser } from './Browser.js';
import type { Device } from './Device.js';
import type { Os } from './Os.js';

/** The content of the `User-Agent` header. An event without such a header does not have it. */
export interface UserAgentClientInfo {
    browser?: Browser | undefined;
    device?: Device | undefined;
    os?: Os | undefined;
}
