import type { Document } from '@countersign/types/esign-v2.1';
import { toBase64 } from '../requests/base64.ts';

/** A document of a definition, with its content. */
export type ReadDocument = Pick<
  Document,
  'documentId' | 'name' | 'fileExtension' | 'documentBase64'
>;

/** Reads the file of a form as the first document; a short text if none is chosen. */
export async function readDocument(file: FormDataEntryValue | null): Promise<ReadDocument> {
  const isChosen = isFile(file);
  const bytes = isChosen
    ? new Uint8Array(await file.arrayBuffer())
    : new TextEncoder().encode('Please sign this document.');
  const name = isChosen ? file.name : 'Document.txt';
  const dot = name.lastIndexOf('.');
  return {
    documentId: '1',
    name: dot <= 0 ? name : name.slice(0, dot),
    fileExtension: dot <= 0 ? 'txt' : name.slice(dot + 1),
    documentBase64: toBase64(bytes),
  };
}

/** Reports whether a field of a form has a file with content. */
export function isFile(entry: FormDataEntryValue | null): entry is File {
  return entry instanceof File && entry.size > 0;
}
