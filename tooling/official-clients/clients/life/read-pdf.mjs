import { PDFiumLibrary } from '@hyzyla/pdfium';

/**
 * Reads a PDF as people do.
 * @param {Uint8Array} bytes
 * @returns {Promise<string[]>} the text of each page
 */
export async function readPdf(bytes) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    document.destroy();
    library.destroy();
  }
}
