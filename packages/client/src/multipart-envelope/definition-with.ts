import type { Document } from '@countersign/types/esign-v2.1/schemas/document';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1/schemas/envelopeDefinition';
import { InputError } from '../errors/input-error.js';
import type { EnvelopeFile } from './envelope-file.js';

/**
 * A definition in which each file has its entry; the caller's own is left as it is.
 * @throws InputError where a file is there twice, or the entry of one already says where its bytes are
 */
export function definitionWith(
  definition: EnvelopeDefinition,
  files: readonly EnvelopeFile[],
): EnvelopeDefinition {
  const known = new Map(
    listDocuments(definition).map((document) => [document.documentId, document] as const),
  );
  const added: Document[] = [];
  for (const { documentId, name } of files) {
    const document = known.get(documentId);
    const twice =
      (document?.documentBase64 !== undefined && 'documentBase64') ||
      (document?.remoteUrl !== undefined && 'remoteUrl') ||
      (added.some((one) => one.documentId === documentId) && 'another file');
    if (twice)
      throw new InputError(
        'Envelopes_create',
        `document ${documentId} is passed as a file and as ${twice}; remove one of them`,
      );
    const [, fileExtension] = /\.([^.]+)$/.exec(name) ?? [];
    if (document === undefined) added.push({ documentId, name, fileExtension });
  }
  return added.length === 0
    ? definition
    : { ...definition, documents: [...(definition.documents ?? []), ...added] };
}

/** The documents of an envelope, those of its layers too. */
function listDocuments({
  documents = [],
  compositeTemplates = [],
}: EnvelopeDefinition): Document[] {
  return [...documents, ...compositeTemplates.flatMap(({ document }) => document ?? [])];
}
