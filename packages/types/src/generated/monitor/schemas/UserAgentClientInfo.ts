// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClientPart } from './ClientPart.js';

/** The content of the `User-Agent` header. */
export interface UserAgentClientInfo {
    /** The program that sent the request. */
    browser?: ClientPart | undefined;
    /** The machine on which the program runs. */
    device?: ClientPart | undefined;
    /** The operating system. */
    os?: ClientPart | undefined;
}
