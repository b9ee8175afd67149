// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LinkResponse } from './LinkResponse.js';

/** A certificate of an identity provider. */
export interface CertificateResponse {
    /**
     * The GUID of the certificate in the organization.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The distinguished name of the authority that issued the certificate. */
    issuer?: string | undefined;
    /** The SHA-1 hash of the certificate, in hexadecimal digits. */
    thumbprint?: string | undefined;
    /**
     * The date and time until which the certificate is valid, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    expiration_date?: string | undefined;
    /** Indicates whether the certificate has not expired. */
    readonly is_valid?: boolean | undefined;
    /** The URLs that belong to the certificate. */
    links?: LinkResponse[] | undefined;
}
