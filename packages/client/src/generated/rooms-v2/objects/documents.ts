// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentsCreateDocumentUser201Response, DocumentsCreateDocumentUserResponses, DocumentsDeleteDocument204Response, DocumentsDeleteDocumentResponses, DocumentsGetDocument200Response, DocumentsGetDocumentResponses } from '@countersign/types/rooms-v2/documents';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DocumentsCreateDocumentUserInput, DocumentsDeleteDocumentInput, DocumentsGetDocumentInput } from '../documents.js';
import { documentsCreateDocumentUser, documentsDeleteDocument, documentsGetDocument } from '../documents.js';
/**
 * A document of a room, with its content. A document belongs to the person who added it, and can be
 * shared with other people in the room.
 */
export interface Documents {
    /**
     * Get a document.
     *
     * Returns a document of a room, on request with its content. People in the room can view the
     * documents that they own and those they were given access to. Owners of the room, and members whose
     * role gives them access to the room without an invitation, can view all of them. If the role of the
     * owner says so, people of the owner's office can view the document too, and people with the same
     * role in the room also own it.
     *
     * Documents_GetDocument: `GET /v2/accounts/{accountId}/documents/{documentId}`
     *
     * The token needs the scopes `signature` and `dtr.documents.read`.
     */
    getDocument(input: DocumentsGetDocumentInput, options?: CallOptions): Call<DocumentsGetDocument200Response, DocumentsGetDocumentResponses>;
    /**
     * Delete a document.
     *
     * Deletes a document for all people in its room. It cannot be restored. Envelopes that were created
     * from it keep their copy.
     *
     * The role in the room decides: a user with `canDeleteOwnedDocuments` can delete their own
     * documents, one with `canDeleteSignedDocuments` every signed document that they can view, and one
     * with `canDeleteUnsignedDocuments` every unsigned one.
     *
     * Documents_DeleteDocument: `DELETE /v2/accounts/{accountId}/documents/{documentId}`
     *
     * The token needs the scopes `signature` and `dtr.documents.write`.
     */
    deleteDocument(input: DocumentsDeleteDocumentInput, options?: CallOptions): Call<DocumentsDeleteDocument204Response, DocumentsDeleteDocumentResponses>;
    /**
     * Give a user access to a document.
     *
     * Gives a user access to a document of a room that the user can open. The response says what the
     * user can do with the document. The user is notified by e-mail. Repeating the request changes
     * nothing.
     *
     * The owner of a document can always share it. Other people who can view it need a role with
     * `canShareDocsNotOwned` in the room.
     *
     * Documents_CreateDocumentUser: `POST /v2/accounts/{accountId}/documents/{documentId}/users`
     *
     * The token needs the scopes `signature` and `dtr.documents.write`.
     */
    createDocumentUser(input: DocumentsCreateDocumentUserInput, options?: CallOptions): Call<DocumentsCreateDocumentUser201Response, DocumentsCreateDocumentUserResponses>;
}
/**
 * Creates an object whose methods are the functions of Documents.
 */
export function documents(client: Client<'rooms'>): Documents {
    return {
        getDocument: documentsGetDocument.bind(null, client),
        deleteDocument: documentsDeleteDocument.bind(null, client),
        createDocumentUser: documentsCreateDocumentUser.bind(null, client)
    };
}

