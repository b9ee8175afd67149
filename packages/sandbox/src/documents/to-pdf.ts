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

/** A document after reading. */
export interface ReadDocument {
  /** The converted PDF; undefined if the file is a PDF that needs no change. */
  pdf: Uint8Array | undefined;
  pages: PageSize[];
  /** True if the file was a PDF itself. */
  isPdf: boolean;
  /** The form that it had; absent where it had none. */
  form?: ReadForm;
}

/** Options for reading a document. */
export interface ReadDocumentOptions extends DocumentName {
  /**
   * Reads the fields of its form, which stay in it; otherwise they become part of the pages
   * (false).
   */
  readsForm?: boolean | undefined;
}

/**
 * Converts a document to PDF if necessary, and reads its pages and its form.
 * @throws {DocumentFault} as `toPdf` and `readPdf`, and as `openForm` if the form is read
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

/** The name and type of a document in a request; an empty extension counts as none. */
export interface DocumentName {
  /** The name that the document has; its end is the extension where no other is given. */
  name: string;
  fileExtension?: string | undefined;
}

const list = supportedFileTypes.join(', ');
/** The extensions of file types that their first bytes identify. */
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

/**
 * Finds the extension; the text after the last dot of a name counts only if it can be one: `v1.2
 * final` has none.
 */
function getExtension({ name, fileExtension = '' }: DocumentName): string {
  const given = fileExtension === '' ? (/\.(\w{1,5})$/u.exec(name)?.[1] ?? '') : fileExtension;
  return given.replace(/^\./u, '').toLowerCase();
}

/**
 * Detects the type of a document. The bytes decide first; an extension must agree with them, or
 * decides if they identify no type.
 */
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
 * Converts a document to PDF: a PDF is returned unchanged, an image becomes a page, and the text of
 * text files, HTML and .docx is set on Letter pages without its formatting.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if the document is empty or damaged, its type is
 * not supported, or its bytes do not match its extension.
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
