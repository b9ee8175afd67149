// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Document } from './document.js';
import type { InlineTemplate } from './inlineTemplate.js';
import type { ServerTemplate } from './serverTemplate.js';

/**
 * A combination of templates and a document that are merged. If two of them set the same value, the
 * one with the higher `sequence` applies.
 */
export interface CompositeTemplate {
    /**
     * The ID that the sender assigns to the composite template. Files and responses reference it
     * with this ID.
     */
    compositeTemplateId?: string | undefined;
    /** The document that replaces the document of the templates. */
    document?: Document | undefined;
    /** The templates that are defined in the request. */
    inlineTemplates?: InlineTemplate[] | undefined;
    /**
     * The sequence number of the template that is stored in the PDF metadata.
     *
     * Format: integer-string
     */
    pdfMetaDataTemplateSequence?: string | undefined;
    /** The templates that are stored by the service. */
    serverTemplates?: ServerTemplate[] | undefined;
}
