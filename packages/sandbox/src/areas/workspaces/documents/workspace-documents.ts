import { guessMediaType } from '../../../engine/guess-media-type.ts';
import { getExtension } from '../../../documents/index.ts';
import { readFilePart } from '../../../engine/read-file-part.ts';
import type { State } from '../../../state/state.ts';
import type { FoundWorkspace } from '../access/find-workspace.ts';
import { refusal } from '../refusal.ts';
import {
  keyOf,
  type StoredDocument,
  type StoredPerson,
  type StoredWorkspace,
  workspaceDocuments,
} from '../stored-workspace.ts';
import { listSeenDocuments } from './see-documents.ts';
import { showName } from '../../../engine/show-name.ts';

/** A file that is to become a document. */
export interface NewFile {
  name: string;
  bytes: Uint8Array;
  mediaType: string;
}

/**
 * Reads the file of a form.
 * @throws Refusal INVALID_REQUEST_BODY if there is none
 * @evidence public
 */
export async function readUpload(form: Buffer): Promise<NewFile> {
  const part = await readFilePart(form);
  if (part === undefined)
    throw refusal(
      'INVALID_REQUEST_BODY',
      '/file is required: send the file as a part of the form with the name file.',
    );
  const { name, bytes, contentType } = part;
  return { name, bytes, mediaType: chooseMediaType(name, bytes, contentType) };
}

/** The media type of a file: that of its part, or else one that its name and content suggest. */
export function chooseMediaType(name: string, bytes: Uint8Array, given = ''): string {
  const isNamed = given !== '' && given !== 'application/octet-stream';
  return isNamed ? given : guessMediaType(getExtension(name), bytes);
}

/**
 * Adds a document to a workspace.
 * @param sharedWith the people who see it beside those who manage the workspace and its owner
 */
export async function addDocument(
  state: State,
  workspace: StoredWorkspace,
  { userId, firstName, lastName }: Pick<StoredPerson, 'userId' | 'firstName' | 'lastName'>,
  { name, bytes, mediaType }: NewFile,
  documentId: string,
  sharedWith: string[] = [],
): Promise<StoredDocument> {
  const document: StoredDocument = {
    documentId,
    name,
    owner: { userId, firstName, lastName },
    content: await state.contents.put(bytes),
    mediaType,
    size: bytes.length,
    createdAt: state.now,
    ...(sharedWith.length > 0 && { sharedWith }),
  };
  await state.of(workspaceDocuments).put(keyOf(workspace), documentId, document);
  return document;
}

/**
 * Finds a document of a workspace that a person sees.
 * @throws Refusal NOT_FOUND
 */
export async function findDocument(
  state: State,
  found: FoundWorkspace,
  documentId: string,
): Promise<StoredDocument> {
  const seen = await listSeenDocuments(state, found);
  const document = seen.find((one) => one.documentId === documentId.toLowerCase());
  if (document !== undefined) return document;
  throw refusal(
    'NOT_FOUND',
    `${found.workspace.name} has no document ${showName(documentId)}. List the documents with WorkspaceDocuments_getWorkspaceDocuments.`,
  );
}
