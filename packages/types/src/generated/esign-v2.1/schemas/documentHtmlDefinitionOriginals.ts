// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinitionOriginal } from './documentHtmlDefinitionOriginal.js';

/** The small-screen layouts of documents. */
export interface DocumentHtmlDefinitionOriginals {
    /** The layouts, one for each document that has a layout. */
    htmlDefinitions?: DocumentHtmlDefinitionOriginal[] | undefined;
}
