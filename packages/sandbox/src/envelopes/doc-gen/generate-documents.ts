import { readOwn } from '@countersign/mock/core/outside';
import type { FieldValue } from '../../documents/index.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocGen, StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import { dropTabsBeyond } from '../documents/drop-tabs-beyond.ts';

/** A document that is still to be generated. */
interface Waiting {
  document: StoredDocument;
  docGen: StoredDocGen;
  original: string;
}

/**
 * Generates the PDFs of documents from templates, if their values have changed. In a draft, the tags
 * of required fields without a value stay.
 * @param documents the documents to check; by default all of the envelope
 * @returns the generated documents
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT for errors in tags, or an exceeded limit
 */
export async function generateDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly StoredDocument[] = envelope.documents,
): Promise<StoredDocument[]> {
  warnOfBadTags(state, documents);
  const waiting = documents.flatMap((document): Waiting[] => {
    const { docGen, original, content } = document;
    const isDue = docGen?.isGenerated === false && content !== undefined && hasFields(docGen);
    return isDue && original !== undefined ? [{ document, docGen, original }] : [];
  });
  const generated = await oneByOne(waiting, async (one) => ({
    ...one,
    ...(await generate(state, one)),
  }));
  for (const { document, docGen, pdf, pages, errors } of generated) {
    document.content = await state.contents.put(pdf);
    document.pages = pages;
    document.sizeBytes = pdf.length;
    delete document.isEdited;
    docGen.isGenerated = true;
    docGen.mergeErrors = errors;
    dropTabsBeyond(state, envelope, document);
  }
  return generated.map(({ document }) => document);
}

/** Warns of documents that stay as they are, since all of their tags have errors. */
function warnOfBadTags({ warn }: State, documents: readonly StoredDocument[]): void {
  for (const { documentId, docGen } of documents)
    if (docGen !== undefined && docGen.errors.length > 0 && !hasFields(docGen))
      warn({
        code: 'document-changed',
        at: '',
        message: `document ${documentId} shows its tags as they are, since all of them have errors: ${docGen.errors.map(({ message }) => message).join(' ')}`,
      });
}

/** A document all of whose tags have errors stays as it is. */
function hasFields({ fields }: StoredDocGen): boolean {
  return fields.length > 0;
}

async function generate(state: State, { document: { name }, docGen, original }: Waiting) {
  if (docGen.errors.length > 0)
    throw new ServiceRefusal(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The tags of the document ${name} have errors. Correct them in Word, and add the document again. ${docGen.errors.map(({ message }) => message).join(' ')}`,
    );
  const bytes = (await state.contents.get(original)) ?? new Uint8Array();
  const values = Object.fromEntries(
    docGen.fields.map((field) => [field.name ?? '', findValue(docGen, field)]),
  );
  return asServiceRefusal(name, state.documents.generateDocument(bytes, name, values));
}

function findValue(docGen: StoredDocGen, field: StoredDocGen['fields'][number]): FieldValue {
  const { name = '', type, rowValues: [definition] = [] } = field;
  const value = readValue(docGen, field);
  if (type !== 'TableRow') return isMissing(docGen, field) ? `{{${name}}}` : (value ?? '');
  if (value !== undefined && value.length > 0) return value;
  // A table without rows has an empty one.
  const columns = (definition?.docGenFormFieldList ?? []).map((column) => column.name ?? '');
  return [Object.fromEntries(columns.map((column) => [column, '']))];
}

function readValue(
  { values }: StoredDocGen,
  { name = '', defaultValue }: StoredDocGen['fields'][number],
): FieldValue | undefined {
  return readOwn(values, name) ?? defaultValue;
}

function isMissing(docGen: StoredDocGen, field: StoredDocGen['fields'][number]): boolean {
  const { name = '', type, required } = field;
  if (type === 'TableRow' || required !== 'True' || docGen.conditional?.includes(name) === true)
    return false;
  return (readValue(docGen, field) ?? '').length === 0;
}

/** The names of the required fields that have no value, by document. */
export function listMissingFields({ documents }: Pick<StoredEnvelope, 'documents'>): string[] {
  return documents.flatMap(({ docGen, documentId }) =>
    docGen === undefined
      ? []
      : docGen.fields
          .filter((field) => isMissing(docGen, field))
          .map(({ name = '' }) => `a value of the field ${name} in document ${documentId}`),
  );
}
