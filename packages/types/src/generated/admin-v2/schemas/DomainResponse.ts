// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LinkResponse } from './LinkResponse.js';
import type { SettingResponse } from './SettingResponse.js';

/** An e-mail domain that an organization has reserved. */
export interface DomainResponse {
    /**
     * The GUID of the reserved domain.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The progress of the proof of ownership: `pending` until the DNS record is found, then
     * `active`. `rejected` if the proof failed, `deactivated` if the organization no longer uses
     * the domain.
     */
    status?: ("unknown" | "pending" | "active" | "deactivated" | "rejected" | (string & {})) | undefined;
    /** The domain name, as it is written in e-mail addresses. */
    host_name?: string | undefined;
    /** The text that the TXT record of the domain must contain to prove ownership. */
    txt_token?: string | undefined;
    /**
     * The GUID of the identity provider that the users of the domain log in with.
     *
     * Format: guid
     */
    identity_provider_id?: string | undefined;
    /** The rules for users of the domain. */
    settings?: SettingResponse[] | undefined;
    /** The URLs that belong to the domain. */
    links?: LinkResponse[] | undefined;
}
