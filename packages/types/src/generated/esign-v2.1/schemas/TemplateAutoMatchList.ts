// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateAutoMatch } from './TemplateAutoMatch.js';

/** The templates whose matching is to be changed. */
export interface TemplateAutoMatchList {
    /** One entry for each template. */
    templates?: TemplateAutoMatch[] | undefined;
}
