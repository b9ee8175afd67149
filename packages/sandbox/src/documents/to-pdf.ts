import { checkNesting } from './check-nesting.ts';
import { docxToPdf } from './convert/docx/docx-to-pdf.ts';
import { imageToPdf } from './convert/image-to-pdf.ts';
import { htmlToPdf } from './convert/read-html.ts';
import { decodeText, textToPdf } from './convert/text-to-pdf.ts';
import { DocumentFault } from './document-fault.ts';
import { detectKind } from './detect-kind.ts';
import { type DocumentName, extensionOf } from './document-name.ts';
import { type FileKind, isSupportedFileType, magicType, supportedFileTypes } from './file-types.ts';
import { type ReadForm, readForm } from './forms/read-form.ts';
import { looksEncrypted } from './looks-encrypted.ts';
import { inspectPdf, type PageSize } from './pdf-pages.ts';
import { checkUnpacked, countUnpacked } from './limit-unpacking.ts';
import { pdfLib } from './pdf-lib.ts';

/** A document after reading. */
export interface ReadDocument {
  /** The converted PDF; undefined if the file is a PDF that needs no change. */
  pdf: Uint8Array | undefined;
  pages: PageSize[];
  /** True if the file was a PDF itself. */
  isPdf: boolean;
  /** True if it shows the text without the looks that office programs give it. */
  isPlain: boolean;
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
  /** The PDF that LibreOffice has made of it. */
  converted?: Uint8Array | undefined;
}

/**
 * Converts a document to PDF if necessary, and reads its pages and its form.
 * @throws {DocumentFault} as `toPdf` and `readPdf`, and as `openForm` if the form is read
 */
export async function readDocument(
  bytes: Uint8Array,
  { readsForm = false, converted, ...document }: ReadDocumentOptions,
): Promise<ReadDocument> {
  if (converted !== undefined)
    return { ...(await inspectPdf(converted)), pdf: converted, isPdf: false, isPlain: false };
  // Before anything follows its lists.
  if (magicType(bytes) === 'pdf') checkNesting(bytes);
  const { pdf, isPlain, isPdf = false } = await convert(bytes, document);
  const { pages, hasForm } = await inspectPdf(pdf);
  const changed = pdf === bytes ? undefined : pdf;
  if (!isPdf || !hasForm) return { pdf: changed, pages, isPdf, isPlain };
  const { form, flat } = await readForm(pdf, readsForm);
  return { pdf: flat ?? changed, pages, isPdf, isPlain, ...(form !== undefined && { form }) };
}

const list = supportedFileTypes.join(', ');

function unable(what: string, cause?: unknown): DocumentFault {
  return new DocumentFault('UNABLE_TO_LOAD_DOCUMENT', what, { cause });
}

/** Finds the kind of a file by its bytes, or by its extension where they show none. */
function requireKind(bytes: Uint8Array, document: DocumentName): FileKind {
  const extension = extensionOf(document);
  const kind = detectKind(bytes, extension);
  if (kind !== undefined) return kind;
  if (!isSupportedFileType(extension)) {
    const what =
      extension === ''
        ? 'has no file extension and an unknown file type'
        : `has the type ${extension}`;
    throw unable(`The document ${document.name} ${what}. Supported types: ${list}.`);
  }
  throw unable(
    `The content of the document ${document.name} is not a ${extension} file. Correct its fileExtension, or send another file. Supported types: ${list}.`,
  );
}

/** Sets values with commas between them as a table. */
async function csvToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const { textToTable } = await import('./convert/office/sheet-to-pdf.ts');
  return textToTable(decodeText(bytes, name));
}

/** A PDF, and how it came to be. */
interface Converted {
  pdf: Uint8Array;
  isPdf?: true;
  /** True if it shows the text without the looks that office programs give it. */
  isPlain: boolean;
}

async function convert(bytes: Uint8Array, document: DocumentName): Promise<Converted> {
  const { name } = document;
  if (bytes.length === 0) {
    throw unable(`The document ${name} is empty.`);
  }
  const kind = requireKind(bytes, document);
  switch (kind) {
    case 'pdf':
      return { pdf: await unlockPdf(bytes), isPdf: true, isPlain: false };
    case 'image':
      return { pdf: await imageToPdf(bytes, name), isPlain: false };
    case 'html':
      return { pdf: await htmlToPdf(bytes, name), isPlain: false };
    case 'docx':
      return { pdf: await docxToPdf(bytes, name), isPlain: false };
    case 'text':
      if (extensionOf(document) === 'csv')
        return { pdf: await csvToPdf(bytes, name), isPlain: false };
      return { pdf: await textToPdf(bytes, name), isPlain: false };
    default: {
      const { officeToPdf } = await import('./convert/office/office-to-pdf.ts');
      return { pdf: await officeToPdf(bytes, kind, name), isPlain: true };
    }
  }
}

/**
 * Makes a PDF of a document: a PDF stays as it is, an image becomes as many pages as it has, and of
 * text, HTML, Word documents, sheets, slides and messages the words are set on Letter pages without
 * their looks.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where the document is empty or damaged, or its type
 *   is not supported
 */
export async function toPdf(bytes: Uint8Array, document: DocumentName): Promise<Uint8Array> {
  const { pdf } = await convert(bytes, document);
  return pdf;
}

/**
 * Takes the restrictions off a PDF that opens without a password, such as that nobody may change or
 * print it. Any other PDF stays as it is, also one that only opens with a password.
 * @evidence public
 */
async function unlockPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (!looksEncrypted(bytes)) return bytes;
  const { PDFDocument } = await pdfLib();
  countUnpacked();
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return await document.save({ updateFieldAppearances: false });
  } catch {
    checkUnpacked();
    return bytes;
  }
}
