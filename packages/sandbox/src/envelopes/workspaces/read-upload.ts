import { looksLikePdf, isSupportedFileType } from '../../documents/file-types.ts';
import { DocumentFault } from '../../documents/index.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import type { StoredWorkspaceFile } from './stored-workspace.ts';

/** What is known of a file from its upload. */
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
  const { name, bytes, contentType } = await readFilePart(form);
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

/** The longest name of a file, in characters. */
export const longestName = 255;

async function readFilePart(
  form: Buffer,
): Promise<{ name: string; bytes: Buffer; contentType: string }> {
  // The first line of a form is two dashes and the boundary.
  const [boundary = ''] =
    /^--([^\r\n]{1,200})/.exec(form.toString('latin1', 0, 256))?.slice(1) ?? [];
  const headers = { 'content-type': `multipart/form-data; boundary=${JSON.stringify(boundary)}` };
  const part = await new Response(new Uint8Array(form), { headers })
    .formData()
    .then((fields) => fields.get('file'))
    .catch(() => null);
  if (part === null)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      '/file is required: send the file as a part of the form with the name file.',
    );
  if (typeof part === 'string')
    return { name: 'file', bytes: Buffer.from(part), contentType: 'text/plain' };
  return {
    name: cleanName(part.name),
    bytes: Buffer.from(await part.arrayBuffer()),
    contentType: part.type === '' ? 'application/octet-stream' : part.type,
  };
}

/** The name without the path that some clients send. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  if (last.trim() === '') return 'file';
  if (last.length <= longestName) return last;
  const extension = getExtension(last);
  const end = extension === '' ? '' : `.${extension}`;
  // The cut can go through a character of two halves, of which none is left over.
  return `${last.slice(0, longestName - end.length).replace(/[\uD800-\uDBFF]$/, '')}${end}`;
}

/** The end of a name that can be an extension, in lower case. */
export function getExtension(name: string): string {
  return /\.(\w{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? '';
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
    // What cannot be converted is a file without pages.
    if (error instanceof DocumentFault) return { pages: [] };
    throw error;
  }
}
