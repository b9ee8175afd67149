// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FrameOptions } from './frameOptions.js';
import type { RecipientTokenClientURLs } from './recipientTokenClientURLs.js';

/**
 * A request for the signing page of a recipient: the recipient, the authentication by the caller,
 * and the redirect URLs.
 */
export interface RecipientViewRequest {
    /** The caller's own ID of the event in which the recipient was authenticated. It is recorded. */
    assertionId?: string | undefined;
    /**
     * The date and time when the caller authenticated the recipient.
     *
     * Format: date-time
     */
    authenticationInstant?: string | undefined;
    /**
     * The method by which the caller authenticated the recipient: `Biometric`, `Email`,
     * `HTTPBasicAuth`, `Kerberos`, `KnowledgeBasedAuth`, `None`, `PaperDocuments`, `Password`,
     * `RSASecureID`, `SingleSignOn_CASiteminder`, `SingleSignOn_InfoCard`,
     * `SingleSignOn_MicrosoftActiveDirectory`, `SingleSignOn_Other`, `SingleSignOn_Passport`,
     * `SingleSignOn_SAML`, `Smartcard`, `SSLMutualAuth` or `X509Certificate`. It is recorded.
     */
    authenticationMethod?: string | undefined;
    /** The redirect URLs for individual outcomes. Each of them replaces `returnUrl` for its outcome. */
    clientURLs?: RecipientTokenClientURLs | undefined;
    /**
     * The interval in seconds at which `pingUrl` is called, from 60 to 1200.
     *
     * Format: integer-string
     *
     * @default 300
     */
    pingFrequency?: string | undefined;
    /**
     * The caller's URL that the page calls regularly while it is open, so that the caller's session
     * does not expire.
     */
    pingUrl?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /**
     * The absolute URL to which the browser is redirected when the page is left. The outcome is
     * appended as the query parameter `event`.
     */
    returnUrl: string;
    /** The domain in which the recipient was authenticated. It is recorded. */
    securityDomain?: string | undefined;
    /**
     * Specifies whether the page can be embedded in a frame of another page: `deny`, `same_origin`
     * or `allow_from`.
     */
    xFrameOptions?: FrameOptions | undefined;
    /** The URL of the page that can embed this page in a frame, if `xFrameOptions` is `allow_from`. */
    xFrameOptionsAllowFromUrl?: string | undefined;
    /** The sender's own ID for the recipient. It must match the value in the envelope exactly. */
    clientUserId?: string | undefined;
    /** The recipient's e-mail address. It must match the value in the envelope exactly. */
    email?: string | undefined;
    /**
     * The origins whose pages can embed the signing page in a frame. They can have at most 500
     * characters in total and must include the origin of the service.
     */
    frameAncestors?: string[] | undefined;
    /** The origins to whose pages the signing page sends messages. There is usually one. */
    messageOrigins?: string[] | undefined;
    /** The ID of the user who signs, a GUID. It can be set instead of the name and the e-mail address. */
    userId?: string | undefined;
    /** The recipient's full name. It must match the value in the envelope exactly. */
    userName?: string | undefined;
    /** The layout of the signing page, such as `default` or `focused`. */
    displayFormat?: string | undefined;
}
