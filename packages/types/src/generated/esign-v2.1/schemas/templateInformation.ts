// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateSummary } from './templateSummary.js';

/** The templates for an envelope or one of its documents. */
export interface TemplateInformation {
    /** The templates that were found. */
    templates?: TemplateSummary[] | undefined;
}
