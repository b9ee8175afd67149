/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { CommentsGetCommentsTranscript200Response, CommentsGetCommentsTranscriptParams, CommentsGetCommentsTranscriptQueryParams, CommentsGetCommentsTranscriptResponses } from '@countersign/types/esign-v2.1/comments';
import type { PathOf, DocumentOperation } from '../../index.js';
import { documentOperation } from '../../index.js';


/**
 * The input of `commentsGetCommentsTranscript`.
 */
export interface CommentsGetCommentsTranscriptInput {
    path: PathOf<CommentsGetCommentsTranscriptParams>;
    query?: CommentsGetCommentsTranscriptQueryParams | undefined;
}
/**
 * Download the comments of an envelope.
 *
 * Returns the comments of the envelope that the caller can read as a PDF, thread by thread. An
 * envelope without comments gives a transcript that says so.
 *
 * Comments_getCommentsTranscript: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments/transcript`
 */
export const commentsGetCommentsTranscript: DocumentOperation<CommentsGetCommentsTranscriptInput, CommentsGetCommentsTranscript200Response, CommentsGetCommentsTranscriptResponses, 'esign'> = /* @__PURE__ */ documentOperation('Comments_getCommentsTranscript', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments/transcript');

