// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FrameOptions } from './frameOptions.js';
import type { RecipientTokenClientURLs } from './recipientTokenClientURLs.js';

/** Whose view of an envelope is to be shown to the sender, and where the browser goes afterwards. */
export interface RecipientPreviewRequest {
    /**
     * The caller's own ID of the event in which the recipient was authenticated; it is kept in the
     * record.
     */
    assertionId?: string | undefined;
    /**
     * When the caller authenticated the recipient.
     *
     * Format: date-time
     */
    authenticationInstant?: string | undefined;
    /**
     * How the caller authenticated the recipient: `Biometric`, `Email`, `HTTPBasicAuth`,
     * `Kerberos`, `KnowledgeBasedAuth`, `None`, `PaperDocuments`, `Password`, `RSASecureID`,
     * `SingleSignOn_CASiteminder`, `SingleSignOn_InfoCard`,
     * `SingleSignOn_MicrosoftActiveDirectory`, `SingleSignOn_Other`, `SingleSignOn_Passport`,
     * `SingleSignOn_SAML`, `Smartcard`, `SSLMutualAuth` or `X509Certificate`. It is kept in the
     * record.
     */
    authenticationMethod?: string | undefined;
    /** Addresses for single outcomes, each instead of `returnUrl`. */
    clientURLs?: RecipientTokenClientURLs | undefined;
    /**
     * Every how many seconds `pingUrl` is called, from 60 to 1200.
     *
     * Format: integer-string
     *
     * @default 300
     */
    pingFrequency?: string | undefined;
    /**
     * The caller's address that the page calls while it is open, so that the session there stays
     * alive.
     */
    pingUrl?: string | undefined;
    /** The recipient, by the ID that the sender gave to it within the envelope. Tabs belong to it. */
    recipientId?: string | undefined;
    /**
     * The absolute address to which the browser goes when the page is left. The outcome is appended as
     * the query parameter `event`.
     */
    returnUrl?: string | undefined;
    /** The domain in which the recipient was authenticated; it is kept in the record. */
    securityDomain?: string | undefined;
    /** Whether the page may stand in a frame of another page. */
    xFrameOptions?: FrameOptions | undefined;
    /** The address of the page whose frame it may stand in, where `xFrameOptions` is `allow_from`. */
    xFrameOptionsAllowFromUrl?: string | undefined;
}
