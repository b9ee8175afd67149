// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Comment } from './comment.js';

/** The comments of an envelope, the earliest first. */
export interface CommentHistoryResult {
    /** The comments that the caller can read. */
    comments?: Comment[] | undefined;
    /** The number of comments in the response. */
    count?: number | undefined;
    /** The time of the last comment, in units of 100 nanoseconds since 1970. */
    endTimetoken?: string | undefined;
    /** The time of the first comment, in units of 100 nanoseconds since 1970. */
    startTimetoken?: string | undefined;
}
