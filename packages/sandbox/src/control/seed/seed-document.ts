import { randomUUID } from 'node:crypto';
import type { Document } from '@countersign/types/esign-v2.1';
import { z } from 'zod';
import type { StoredDocument } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { guid } from '../../frame/seed/fields.ts';

/**
 * The facts of a document in a seed. A PDF whose pages are given need not be opened when the
 * sandbox starts.
 */
export const knownDocument = z.strictObject({
  documentId: z.string(),
  documentIdGuid: guid.optional(),
  /** The size of each page in points. */
  pages: z
    .array(z.strictObject({ width: z.number().positive(), height: z.number().positive() }))
    .min(1)
    .optional(),
});

export type KnownDocument = z.infer<typeof knownDocument>;

/** The facts of a PDF with given pages. */
type KnownPdf = KnownDocument & { pages: NonNullable<KnownDocument['pages']> };

/** Checks whether the pages of a document are given, so that it need not be opened. */
export function isKnownPdf(known: KnownDocument | undefined): known is KnownPdf {
  return known?.pages !== undefined;
}

/** Creates a stored PDF of a seed. */
export async function createSeedDocument(
  state: State,
  { documentId = '', name = '', order = '1', documentBase64 = '', documentFields = [] }: Document,
  { documentIdGuid = randomUUID(), pages }: KnownPdf,
): Promise<StoredDocument> {
  const bytes = Buffer.from(documentBase64, 'base64');
  return {
    documentId,
    documentIdGuid,
    name,
    order: Number(order),
    content: await state.contents.put(bytes),
    fileExtension: 'pdf',
    pages,
    sizeBytes: bytes.length,
    fields: documentFields,
    templates: [],
  };
}
