// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** The e-mail texts and language for one recipient, if they differ from those of the envelope. */
export interface RecipientEmailNotification {
    /** The body text of the e-mails to this recipient. */
    emailBody?: string | undefined;
    /** Metadata about whether `emailBody` can be changed, and its allowed values. */
    emailBodyMetadata?: PropertyMetadata | undefined;
    /** The subject of the e-mails to this recipient. */
    emailSubject?: string | undefined;
    /** Metadata about whether `emailSubject` can be changed, and its allowed values. */
    emailSubjectMetadata?: PropertyMetadata | undefined;
    /** The code of the language of the e-mails and pages for this recipient, such as `en` or `pt_BR`. */
    supportedLanguage?: string | undefined;
    /** Metadata about whether `supportedLanguage` can be changed, and its allowed values. */
    supportedLanguageMetadata?: PropertyMetadata | undefined;
}
