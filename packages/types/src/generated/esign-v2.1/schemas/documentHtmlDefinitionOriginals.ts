// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginal } from './documentHtmlDefinitionOriginal.js';

/** The layouts for small screens that documents were given. */
export interface DocumentHtmlDefinitionOriginals {
    /** The layouts, one for each document that has one. */
    htmlDefinitions?: DocumentHtmlDefinitionOriginal[] | undefined;
}
