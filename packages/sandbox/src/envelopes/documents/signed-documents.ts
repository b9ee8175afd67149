import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { completedPdfs } from './completed-pdf.ts';
import { pdfName } from './document-file.ts';
import { sealPdf } from './seal-pdf.ts';

/** A document of a completed envelope, as those who get it back keep it. */
export interface SignedDocument {
  document: StoredDocument;
  /** The name of its PDF, such as `NDA.pdf`. */
  name: string;
  /** The PDF, sealed. */
  bytes: Uint8Array;
}

/**
 * Reads the sealed documents of a completed envelope, in their order. Leaves out those that were
 * purged and those into which nothing can be drawn, which must not keep a signer from finishing.
 */
export async function readSignedDocuments(
  state: State,
  envelope: StoredEnvelope,
): Promise<SignedDocument[]> {
  const completed = completedPdfs(state, envelope);
  const read = await oneByOne(envelope.documents, async (document) => {
    try {
      const bytes = await sealPdf(state, envelope, document.name, await completed(document));
      return [{ document, name: pdfName(document.name, document.fileExtension), bytes }];
    } catch (error) {
      if (error instanceof ServiceRefusal) return [];
      throw error;
    }
  });
  return read.flat();
}
