// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CommentPublish } from './commentPublish.js';

/** The comments that are to be added to an envelope. */
export interface CommentsPublish {
    /** One entry for each comment. */
    commentsToPublish?: CommentPublish[] | undefined;
}
