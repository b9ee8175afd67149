import { checkNesting } from './check-nesting.ts';
import { docxToPdf } from './convert/docx/docx-to-pdf.ts';
import { imageToPdf } from './convert/image-to-pdf.ts';
import { htmlToPdf } from './convert/read-html.ts';
import { textToPdf } from './convert/text-to-pdf.ts';
import { DocumentFault } from './document-fault.ts';
import {
  isSupportedFileType,
  magicType,
  type SupportedFileType,
  supportedFileTypes,
} from './file-types.ts';
import { type ReadForm, readForm } from './forms/read-form.ts';
import { inspectPdf, type PageSize } from './pdf-pages.ts';

/** What is kept of a document. */
export interface ReadDocument {
  /** What was made of it; undefined where it is a PDF that stays as it is. */
  pdf: Uint8Array | undefined;
  pages: PageSize[];
  /** Whether it was a PDF itself. */
  isPdf: boolean;
  /** The form that it had; absent where it had none. */
  form?: ReadForm;
}

/** How a document is read. */
export interface ReadDocumentOptions extends DocumentName {
  /** Whether the fields of its form are read, and stay in it; else they become part of the pages. */
  readsForm?: boolean | undefined;
}

/**
 * Makes a PDF of a document where it is none, and reads its pages and its form.
 * @throws {DocumentFault} as `toPdf` and `readPdf`, and as `openForm` where the form is read
 */
export async function readDocument(
  bytes: Uint8Array,
  { readsForm = false, ...document }: ReadDocumentOptions,
): Promise<ReadDocument> {
  const pdf = await toPdf(bytes, document);
  const isPdf = pdf === bytes;
  if (isPdf) checkNesting(pdf);
  const { pages, hasForm } = await inspectPdf(pdf);
  if (!hasForm) return { pdf: isPdf ? undefined : pdf, pages, isPdf };
  const { form, flat } = await readForm(pdf, readsForm);
  return { pdf: flat, pages, isPdf, ...(form !== undefined && { form }) };
}

/** What a request says of a document; an empty extension is as good as none. */
export interface DocumentName {
  /** The name that the document has; its end is the extension where no other is given. */
  name: string;
  fileExtension?: string | undefined;
}

const list = supportedFileTypes.join(', ');
/** How the types that first bytes tell are called by extensions. */
const extensionsByType = {
  doc: ['doc'],
  gif: ['gif'],
  jpg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
  png: ['png'],
  rtf: ['rtf'],
  tif: ['tif', 'tiff'],
  zip: ['docx'],
};
const binary = new Set(Object.values(extensionsByType).flat());

function unable(what: string): DocumentFault {
  return new DocumentFault('UNABLE_TO_LOAD_DOCUMENT', what);
}

/** What follows the last dot counts as an extension only where it can be one: `v1.2 final` has none. */
function getExtension({ name, fileExtension = '' }: DocumentName): string {
  const given = fileExtension === '' ? (/\.(\w{1,5})$/u.exec(name)?.[1] ?? '') : fileExtension;
  return given.replace(/^\./u, '').toLowerCase();
}

/** The bytes decide first; an extension must agree with them, or decide where they tell nothing. */
function detectType(bytes: Uint8Array, document: DocumentName): SupportedFileType {
  const extension = getExtension(document);
  const magic = magicType(bytes);
  const expected = magic === undefined ? [] : extensionsByType[magic];
  const type =
    extension === '' || expected.includes(extension) ? (expected[0] ?? extension) : extension;
  if (!isSupportedFileType(type)) {
    const what =
      type === '' ? 'has no file extension and an unknown file type' : `has the type ${type}`;
    throw unable(`The document ${document.name} ${what}. Supported types: ${list}.`);
  }
  const contradicts = magic === undefined ? binary.has(type) : !expected.includes(type);
  if (contradicts) {
    const found = expected[0] === undefined ? '' : ` but of ${expected[0]}`;
    throw unable(
      `The content of the document ${document.name} is not a ${type} file${found}. Correct its fileExtension, or send another file. Supported types: ${list}.`,
    );
  }
  return type;
}

/**
 * Makes a PDF of a document: a PDF stays as it is, an image becomes a page, and of text, HTML and
 * .docx the words are set on Letter pages without their looks.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where the document is empty or damaged, its type
 *   is not supported, or its bytes do not fit its extension.
 */
export async function toPdf(bytes: Uint8Array, document: DocumentName): Promise<Uint8Array> {
  if (bytes.length === 0) {
    throw unable(`The document ${document.name} is empty.`);
  }
  switch (detectType(bytes, document)) {
    case 'pdf':
      return bytes;
    case 'png':
    case 'jpg':
    case 'jpeg':
      return imageToPdf(bytes, document.name);
    case 'htm':
    case 'html':
      return htmlToPdf(bytes, document.name);
    case 'docx':
      return docxToPdf(bytes, document.name);
    case 'csv':
    case 'md':
    case 'txt':
      return textToPdf(bytes, document.name);
  }
}
