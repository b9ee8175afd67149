// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTemplate, EnvelopeTemplateAnswer } from './envelopeTemplate.js';
import type { Folder, FolderAnswer } from './folder.js';

/** One page of a list of templates. */
export interface EnvelopeTemplateResults {
    /**
     * The templates that match the filters. Optional parts are returned only if `include` names
     * them.
     */
    envelopeTemplates?: EnvelopeTemplate[] | undefined;
    /**
     * The folders that contain the templates on this page. They are returned only if `include`
     * requests them.
     */
    folders?: Folder[] | undefined;
    /**
     * The zero-based position of the first record of this response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The zero-based position of the last record of this response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * The number of records in this response. It is at most `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The number of records in the whole list. It is at least `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
}

/**
 * `EnvelopeTemplateResults` in a response: with the members that the service always writes.
 */
export interface EnvelopeTemplateResultsAnswer extends EnvelopeTemplateResults {
    envelopeTemplates: EnvelopeTemplateAnswer[];
    folders?: FolderAnswer[] | undefined;
    startPosition: string;
    endPosition: string;
    resultSetSize: string;
    totalSetSize: string;
}
