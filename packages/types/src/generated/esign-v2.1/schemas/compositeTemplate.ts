// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Document } from './document.js';
import type { InlineTemplate } from './inlineTemplate.js';
import type { ServerTemplate } from './serverTemplate.js';

/**
 * Templates and a document that are laid over one another. Where two of them say something about
 * the same thing, the one with the higher `sequence` counts.
 */
export interface CompositeTemplate {
    /** The sender's own mark for this layer, by which files and answers refer to it. */
    compositeTemplateId?: string | undefined;
    /** The document that takes the place of the one in the templates. */
    document?: Document | undefined;
    /** Templates that are written out in the request. */
    inlineTemplates?: InlineTemplate[] | undefined;
    /**
     * The place among the layers of the template that is kept inside the PDF.
     *
     * Format: integer-string
     */
    pdfMetaDataTemplateSequence?: string | undefined;
    /** Templates that the service keeps. */
    serverTemplates?: ServerTemplate[] | undefined;
}
