// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CommentsGetCommentsTranscript200Response, CommentsGetCommentsTranscriptResponses } from '@countersign/types/esign-v2.1/comments';
import type { DocumentCall, CallOptions, Client } from '../../../index.js';
import type { CommentsGetCommentsTranscriptInput } from '../comments.js';
import { commentsGetCommentsTranscript } from '../comments.js';
/**
 * The comments of an envelope as a transcript.
 */
export interface Comments {
    /**
     * Download the comments of an envelope.
     *
     * Returns the comments of the envelope that the caller can read as a PDF, thread by thread. An
     * envelope without comments gives a transcript that says so.
     *
     * Comments_getCommentsTranscript: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments/transcript`
     */
    getCommentsTranscript(input: CommentsGetCommentsTranscriptInput, options?: CallOptions): DocumentCall<CommentsGetCommentsTranscript200Response, CommentsGetCommentsTranscriptResponses>;
}
/**
 * Creates an object whose methods are the functions of Comments.
 */
export function comments(client: Client<'esign'>): Comments {
    return {
        getCommentsTranscript: commentsGetCommentsTranscript.bind(null, client)
    };
}

