// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Group, GroupAnswer } from './group.js';

/**
 * A list of user groups. Requests require only the ID of each group, and responses contain one page
 * of the list.
 */
export interface GroupInformation {
    /** The groups, each with its ID. */
    groups?: Group[] | undefined;
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
 * `GroupInformation` in a response: with the members that the service always writes.
 */
export interface GroupInformationAnswer extends GroupInformation {
    groups: GroupAnswer[];
    startPosition: string;
    endPosition: string;
    resultSetSize: string;
    totalSetSize: string;
}
