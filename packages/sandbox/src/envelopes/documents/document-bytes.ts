import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/extend';
import { takeUpload } from '../chunked-uploads/stored-upload.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';

/** A file in a call has 32 MB at most; larger ones come in chunks. */
export const mostBytesInCall = 32 * 1024 * 1024;

/**
 * The bytes that a request gives for a document: in Base64, as a part beside the JSON, as the
 * chunked upload that `remoteUrl` names, or as the HTML of its `htmlDefinition`.
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT, INVALID_REQUEST_BODY where they are too many
 */
export async function documentBytes(
  state: State,
  accountId: string,
  document: Document,
  files: ReadonlyMap<string, FileBeside>,
): Promise<Uint8Array> {
  const { documentId = '', documentBase64, remoteUrl } = document;
  const beside = files.get(documentId);
  if (beside !== undefined) return checkSize(documentId, beside.bytes);
  if (documentBase64 !== undefined && documentBase64 !== '')
    return checkSize(documentId, decode(documentId, documentBase64));
  if (remoteUrl !== undefined && remoteUrl !== '') {
    const upload = await takeUpload(state, accountId, remoteUrl);
    if (upload !== undefined) return upload;
    throw unable(
      documentId,
      `the remoteUrl ${remoteUrl} is not the URL of a chunked upload; the sandbox does not fetch other URLs`,
    );
  }
  const html = findHtmlSource(document);
  if (html !== undefined) return checkSize(documentId, Buffer.from(html));
  throw unable(
    documentId,
    'it has no content; send documentBase64, a file part, a remoteUrl or an htmlDefinition with a source',
  );
}

/** The HTML that a document is rendered from; `document` as the source means its file. */
export function findHtmlSource({ htmlDefinition }: Document): string | undefined {
  const source = htmlDefinition?.source;
  return source === undefined || source === '' || source === 'document' ? undefined : source;
}

function unable(documentId: string, what: string): ServiceRefusal {
  return new ServiceRefusal(
    'UNABLE_TO_LOAD_DOCUMENT',
    `Cannot read the document ${documentId}: ${what}.`,
  );
}

/** Anything but both alphabets of Base64, and line breaks between. */
const foreign = /[^\w+/\-\s]/u;

/**
 * Whether a text is Base64. One pattern for all of it would try each of many spaces as the first of
 * those at the end.
 */
function isBase64(text: string): boolean {
  return !foreign.test(text.trimEnd().replace(/={1,2}$/u, ''));
}

function decode(documentId: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  // The lengths differ where there are line breaks, or signs that are no Base64.
  if (bytes.length !== Buffer.byteLength(text, 'base64') && !isBase64(text))
    throw unable(documentId, 'its documentBase64 has signs that are no Base64');
  return bytes;
}

/** @throws ServiceRefusal INVALID_REQUEST_BODY */
export function checkSize<Bytes extends Uint8Array>(documentId: string, bytes: Bytes): Bytes {
  if (bytes.length <= mostBytesInCall) return bytes;
  throw new ServiceRefusal(
    'INVALID_REQUEST_BODY',
    `The document ${documentId} has ${bytes.length} bytes; a call takes ${mostBytesInCall}. Send it as a chunked upload.`,
  );
}
