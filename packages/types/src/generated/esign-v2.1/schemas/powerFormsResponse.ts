// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerForm, PowerFormAnswer } from './powerForm.js';

/** One page of the PowerForms of an account. */
export interface PowerFormsResponse {
    /** The PowerForms on this page of results. */
    powerForms?: PowerForm[] | undefined;
    /**
     * The zero-based position of the first record of this response in the whole list.
     *
     * Format: int32
     */
    startPosition?: number | undefined;
    /**
     * The zero-based position of the last record of this response in the whole list.
     *
     * Format: int32
     */
    endPosition?: number | undefined;
    /**
     * The number of records in this response. It is at most `totalSetSize`.
     *
     * Format: int32
     */
    resultSetSize?: number | undefined;
    /**
     * The number of records in the whole list. It is at least `resultSetSize`.
     *
     * Format: int32
     */
    totalSetSize?: number | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
}

/**
 * `PowerFormsResponse` in a response: with the members that the service always writes.
 */
export interface PowerFormsResponseAnswer extends PowerFormsResponse {
    powerForms?: PowerFormAnswer[] | undefined;
}
