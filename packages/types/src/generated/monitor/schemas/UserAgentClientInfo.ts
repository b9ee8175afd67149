// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClientPart } from './ClientPart.js';

/** What the `User-Agent` header says. */
export interface UserAgentClientInfo {
    /** The program that sent the request. */
    browser?: ClientPart | undefined;
    /** The machine on which the program runs. */
    device?: ClientPart | undefined;
    /** The operating system. */
    os?: ClientPart | undefined;
}
