// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Clickwraps } from './clickwraps.js';
import { clickwraps } from './clickwraps.js';
import type { ClickwrapVersions } from './clickwrap-versions.js';
import { clickwrapVersions } from './clickwrap-versions.js';
import type { UserAgreements } from './user-agreements.js';
import { userAgreements } from './user-agreements.js';
import type { ServiceInformation } from './service-information.js';
import { serviceInformation } from './service-information.js';
/**
 * All of Countersign Click v1, by resource.
 */
export interface Click {
    /**
     * A page with documents that people agree to. It has an owner, and versions of which one at most is
     * active.
     */
    clickwraps: Clickwraps;
    /**
     * One state of a clickwrap, with its documents and settings. It is a draft first, then active, and
     * inactive once a later version is active. Its number grows by one before the point where people
     * have to agree again, and behind it otherwise.
     */
    clickwrapVersions: ClickwrapVersions;
    /**
     * The answer of one person to the active version of a clickwrap, from the moment the application
     * asks for its address.
     */
    userAgreements: UserAgreements;
    /**
     * The versions of the API and their addresses, which need no access token.
     */
    serviceInformation: ServiceInformation;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function click(client: Client<'click'>): Click {
    return {
        clickwraps: clickwraps(client),
        clickwrapVersions: clickwrapVersions(client),
        userAgreements: userAgreements(client),
        serviceInformation: serviceInformation(client)
    };
}

