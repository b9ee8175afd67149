/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DocumentsCreateDocumentUser201Response, DocumentsCreateDocumentUserBody, DocumentsCreateDocumentUserParams, DocumentsCreateDocumentUserResponses, DocumentsDeleteDocument204Response, DocumentsDeleteDocumentParams, DocumentsDeleteDocumentResponses, DocumentsGetDocument200Response, DocumentsGetDocumentParams, DocumentsGetDocumentQueryParams, DocumentsGetDocumentResponses } from '@countersign/types/rooms-v2/documents';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `documentsGetDocument`.
 */
export interface DocumentsGetDocumentInput {
    path: PathOf<DocumentsGetDocumentParams>;
    query?: DocumentsGetDocumentQueryParams | undefined;
}
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
export const documentsGetDocument: Operation<DocumentsGetDocumentInput, DocumentsGetDocument200Response, DocumentsGetDocumentResponses, 'rooms'> = /* @__PURE__ */ operation('Documents_GetDocument', 'GET', '/v2/accounts/{accountId}/documents/{documentId}');


/**
 * The input of `documentsDeleteDocument`.
 */
export interface DocumentsDeleteDocumentInput {
    path: PathOf<DocumentsDeleteDocumentParams>;
}
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
export const documentsDeleteDocument: Operation<DocumentsDeleteDocumentInput, DocumentsDeleteDocument204Response, DocumentsDeleteDocumentResponses, 'rooms'> = /* @__PURE__ */ operation('Documents_DeleteDocument', 'DELETE', '/v2/accounts/{accountId}/documents/{documentId}');


/**
 * The input of `documentsCreateDocumentUser`.
 */
export interface DocumentsCreateDocumentUserInput {
    path: PathOf<DocumentsCreateDocumentUserParams>;
    body: DocumentsCreateDocumentUserBody;
}
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
export const documentsCreateDocumentUser: Operation<DocumentsCreateDocumentUserInput, DocumentsCreateDocumentUser201Response, DocumentsCreateDocumentUserResponses, 'rooms'> = /* @__PURE__ */ operation('Documents_CreateDocumentUser', 'POST', '/v2/accounts/{accountId}/documents/{documentId}/users');

