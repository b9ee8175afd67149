import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/core/contract';
import {
  type DecodedFile,
  decodedFile,
  decodeOutsideBase64,
  freeBytes,
  textWasDecoded,
} from '@countersign/mock/core/outside';
import { takeUpload } from '../chunked-uploads/stored-upload.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findPerson } from '../workspaces/find-workspace.ts';
import { rightsTo } from '../workspaces/item-rights.ts';
import { workspaceItems, workspaces } from '../workspaces/stored-workspace.ts';

/** The end of the address by which a document names a file in a workspace. */
const address =
  /(?:^|\/)workspaces\/([\da-f-]{36})\/folders\/[\da-f-]{36}\/files\/([\da-f-]{36})\/?$/i;

/** A file of a workspace, as a document takes it. */
interface EnvelopeFile {
  name: string;
  bytes: Buffer;
  fileExtension: string;
}

/**
 * The file in a workspace that a `remoteUrl` names, for the sender of an envelope.
 * @returns undefined where the address is not that of a file; `none` where the sender can send no
 *   such file
 */
async function readWorkspaceFile(
  state: State,
  { accountId, sender }: Pick<StoredEnvelope, 'accountId' | 'sender'>,
  remoteUrl: string,
): Promise<EnvelopeFile | 'none' | undefined> {
  const [, workspaceId, fileId] = address.exec(remoteUrl) ?? [];
  if (workspaceId === undefined || fileId === undefined) return undefined;
  const workspace = await state.of(workspaces).get(accountId, workspaceId.toLowerCase());
  if (workspace === undefined) return 'none';
  const person = findPerson(workspace, sender.userId);
  const item = await state.of(workspaceItems).get(workspace.workspaceId, fileId.toLowerCase());
  if (person === undefined || item?.type !== 'file' || !rightsTo(item, person).canTransact)
    return 'none';
  return {
    name: item.name,
    bytes: await state.contents.get(item.content),
    fileExtension: item.extension,
  };
}

/** A file in a call has 32 MB at most; larger ones come in chunks. */
const mostBytesInCall = 32 * 1024 * 1024;

/** The content that a request gives for a document. */
export interface SentContent {
  bytes: Uint8Array;
  /** The type of the content, if the request cannot name another one. */
  fileExtension?: string;
  /** The document as HTML whose elements become tabs, where it came as that. */
  html?: string;
  /** The name that the document has, if the request names no other one. */
  name?: string;
}

/**
 * The content that a request gives for a document: in Base64, as a part beside the JSON, as the chunked
 * upload or the file of a workspace that `remoteUrl` names, or as HTML in `htmlDefinition.source`.
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT, INVALID_REQUEST_PARAMETER where they are too many
 */
export async function readDocumentContent(
  state: State,
  envelope: Pick<StoredEnvelope, 'accountId' | 'sender'>,
  document: Document,
  files: ReadonlyMap<string, FileBeside>,
): Promise<SentContent> {
  const within = contentWithin(document, files);
  if (within !== undefined) return within;
  const { documentId = '', remoteUrl } = document;
  if (remoteUrl !== undefined && remoteUrl !== '') {
    const upload = await takeUpload(state, envelope.accountId, remoteUrl);
    if (upload !== undefined) return { bytes: upload };
    const file = await readWorkspaceFile(state, envelope, remoteUrl);
    if (file === 'none')
      throw unable(
        documentId,
        `the remoteUrl ${remoteUrl} names no file in a workspace that the sender can view`,
      );
    if (file !== undefined) return file;
    throw unable(
      documentId,
      `the remoteUrl ${remoteUrl} is not the URL of a chunked upload or of a file in a workspace; the sandbox does not fetch other URLs`,
    );
  }
  const html = htmlSource(document);
  if (html !== undefined)
    return { bytes: checkSize(documentId, Buffer.from(html)), fileExtension: 'html', html };
  throw unable(
    documentId,
    'it has no content; send documentBase64, a file part, a remoteUrl or an htmlDefinition.source',
  );
}

/** A document of a request, whose text may have been decoded. */
interface SentDocument extends Document {
  [decodedFile]?: DecodedFile;
}

/**
 * The file of a document that is in the request itself: in Base64, or as a part beside the JSON. The
 * Base64 is decoded once, and the text is let go then: it takes more memory than the file.
 * @returns undefined if it is elsewhere, or there is none
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT, INVALID_REQUEST_PARAMETER where it is too large
 */
export function contentWithin(
  document: SentDocument,
  files: ReadonlyMap<string, FileBeside>,
): SentContent | undefined {
  const { documentId = '', documentBase64 = '', [decodedFile]: known } = document;
  const beside = files.get(documentId);
  if (beside !== undefined) return { bytes: checkSize(documentId, beside.bytes) };
  if (known !== undefined) return { bytes: checkSize(documentId, known.bytes) };
  if (documentBase64 === '') return undefined;
  const content = { bytes: checkSize(documentId, decode(documentId, documentBase64)) };
  document[decodedFile] = content;
  document.documentBase64 = textWasDecoded;
  return content;
}

/** Gives back the memory of a text that was decoded; nobody may use its bytes any more. */
export function freeContent({ [decodedFile]: content }: SentDocument): void {
  if (content !== undefined) freeBytes(content.bytes);
}

/** Reports whether a request has content for a document, in the body or as a file. */
export function hasContent(document: Document, files: ReadonlyMap<string, FileBeside>): boolean {
  const { documentId = '', documentBase64 = '', remoteUrl = '' } = document;
  const sent = files.has(documentId) || documentBase64 !== '' || remoteUrl !== '';
  return sent || htmlSource(document) !== undefined;
}

/**
 * Returns the HTML of a document without a file; undefined if its page is created from the file.
 */
function htmlSource({ htmlDefinition }: Document): string | undefined {
  const { source = '' } = htmlDefinition ?? {};
  return source.trim() === '' || source === 'document' ? undefined : source;
}

function unable(documentId: string, what: string): ServiceRefusal {
  return new ServiceRefusal(
    'UNABLE_TO_LOAD_DOCUMENT',
    `Cannot read the document ${documentId}: ${what}.`,
  );
}

function decode(documentId: string, text: string): Buffer {
  const bytes = decodeOutsideBase64(text);
  if (bytes === undefined)
    throw unable(documentId, 'its documentBase64 has signs that are no Base64');
  return bytes;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
function checkSize<Bytes extends Uint8Array>(documentId: string, bytes: Bytes): Bytes {
  if (bytes.length <= mostBytesInCall) return bytes;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The document ${documentId} has ${bytes.length} bytes; a call takes ${mostBytesInCall}. Send it as a chunked upload.`,
  );
}
