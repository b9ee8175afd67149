// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** The e-mail texts and language for one recipient, if they differ from those of the envelope. */
export interface RecipientEmailNotification {
    /** The body text of the e-mails to this recipient. */
    emailBody?: string | undefined;
    /** Who may change `emailBody`, and the values it may take. */
    emailBodyMetadata?: PropertyMetadata | undefined;
    /** The subject of the e-mails to this recipient. */
    emailSubject?: string | undefined;
    /** Who may change `emailSubject`, and the values it may take. */
    emailSubjectMetadata?: PropertyMetadata | undefined;
    /** The code of the language of the e-mails and pages for this recipient, such as `en` or `pt_BR`. */
    supportedLanguage?: string | undefined;
    /** Who may change `supportedLanguage`, and the values it may take. */
    supportedLanguageMetadata?: PropertyMetadata | undefined;
}
