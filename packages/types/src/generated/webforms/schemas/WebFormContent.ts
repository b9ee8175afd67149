// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateProperties } from './TemplateProperties.js';
import type { WebFormComponent } from './WebFormComponent.js';

/** The pages and fields of a form. */
export interface WebFormContent {
    /**
     * The ID of the brand that the pages use.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /** The parts of the form, each under its key. */
    components?: {
        [key: string]: WebFormComponent;
    } | undefined;
    /** Indicates whether the form has no template, so that no envelope is made. */
    isStandalone?: boolean | undefined;
    /** The templates of the form. */
    templates?: TemplateProperties[] | undefined;
}
