import { createHash } from 'node:crypto';
import { loadPdf, savePdf } from '../pdf-lib.ts';
import { signDetached } from './sign-detached.ts';
import { addSignatureField, openSignature, type SealStatement } from './signature-field.ts';
import type { SealKey } from './seal-key.ts';

/**
 * Signs a PDF as a whole (PAdES B-B): a byte that changes afterwards is found by any reader that
 * checks signatures. Signatures that the PDF has already stay valid. The same PDF, key and statement
 * give the same bytes.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF cannot be changed.
 */
export async function seal(
  pdf: Uint8Array,
  key: SealKey,
  statement: SealStatement,
): Promise<Uint8Array> {
  const document = await loadPdf(pdf, { keepSignatures: true });
  await addSignatureField(document, statement);
  const sealed = await savePdf(document);
  const { parts, sign } = openSignature(sealed);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  sign(await signDetached(hash.digest(), key));
  return sealed;
}
