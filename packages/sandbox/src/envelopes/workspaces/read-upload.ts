import { looksLikePdf, isSupportedFileType } from '../../documents/file-types.ts';
import { DocumentFault } from '../../documents/index.ts';
import { getExtension } from '../../documents/index.ts';
import { readFilePart } from '../../engine/read-file-part.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import type { StoredWorkspaceFile } from './stored-workspace.ts';

/** The properties of a file that are read from its upload. */
export type UploadedFile = Pick<
  StoredWorkspaceFile,
  'name' | 'contentType' | 'extension' | 'sizeBytes' | 'content' | 'pdf' | 'pages'
>;

/**
 * Reads the file of a form and keeps its content. A file that can become a PDF gets pages; other
 * files are kept as they are.
 * @param form the body as it came
 * @throws ServiceRefusal INVALID_REQUEST_BODY without a file, UNABLE_TO_LOAD_DOCUMENT for an empty
 *   file and a damaged PDF
 */
export async function readUpload(state: State, form: Buffer): Promise<UploadedFile> {
  const part = await readFilePart(form);
  if (part === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      '/file is required: send the file as a part of the form with the name file.',
    );
  const { name, bytes, contentType } = part;
  if (bytes.length === 0)
    throw new ServiceRefusal('UNABLE_TO_LOAD_DOCUMENT', `The file ${name} is empty.`);
  const extension = getExtension(name);
  const { pdf, pages } = await readPages(state, name, extension, bytes);
  return {
    name,
    contentType: looksLikePdf(bytes) ? 'application/pdf' : contentType,
    extension,
    sizeBytes: bytes.length,
    content: await state.contents.put(bytes),
    ...(pdf !== undefined && { pdf: await state.contents.put(pdf) }),
    pages,
  };
}

async function readPages(
  { documents }: State,
  name: string,
  extension: string,
  bytes: Buffer,
): Promise<{ pdf?: Uint8Array | undefined; pages: StoredWorkspaceFile['pages'] }> {
  const isPdf = extension === 'pdf' || looksLikePdf(bytes);
  if (isPdf)
    return asServiceRefusal(name, documents.readDocument(bytes, { name, fileExtension: 'pdf' }));
  if (!isSupportedFileType(extension)) return { pages: [] };
  try {
    return await documents.readDocument(bytes, { name, fileExtension: extension });
  } catch (error) {
    // A file that cannot be converted has no pages.
    if (error instanceof DocumentFault) return { pages: [] };
    throw error;
  }
}
