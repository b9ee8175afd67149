import type { FileBeside } from '@countersign/mock/core/contract';
import type { Document } from '@countersign/types/esign-v2.1';
import { cutExtension, getExtension } from '../../../documents/index.ts';
import { freeId } from '../../../engine/free-id.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import { deleteDocuments, updateDocuments } from '../../documents/update-documents.ts';
import { isDraft } from './what-changes.ts';

/**
 * Adds the files of a form as documents at the end.
 * @returns their number
 * @throws ServiceRefusal with the file that cannot be read
 */
export async function addSentFiles(
  state: State,
  envelope: StoredEnvelope,
  form: SentForm,
): Promise<number> {
  const sent = form.uploads.filter(({ field }) => field === 'files');
  if (sent.length === 0) return 0;
  const taken = envelope.documents.map(({ documentId }) => documentId);
  const documents: Document[] = [];
  const files = new Map<string, FileBeside>();
  for (const { name, bytes } of sent) {
    const documentId = freeId(taken);
    taken.push(documentId);
    documents.push({
      documentId,
      name: cutExtension(name),
      fileExtension: getExtension(name),
    });
    files.set(documentId, { bytes, mediaType: 'application/octet-stream' });
  }
  await updateDocuments(state, envelope, documents, files);
  return sent.length;
}

/**
 * Removes, renames and orders documents as a form says.
 * @throws ServiceRefusal where documents can no longer be removed
 */
export function applyDocuments(envelope: StoredEnvelope, form: SentForm): void {
  if (!isDraft(envelope)) return;
  const gone = envelope.documents.filter(({ documentId }) =>
    form.texts.has(`remove-document-${documentId}`),
  );
  if (gone.length > 0)
    deleteDocuments(
      envelope,
      gone.map(({ documentId }) => ({ documentId })),
    );
  const order = form.text('document-order').split(',');
  for (const document of envelope.documents) {
    const name = form.text(`document-name-${document.documentId}`);
    if (name !== '') document.name = name;
    const place = order.indexOf(document.documentId);
    if (place !== -1) document.order = place + 1;
  }
  envelope.documents.sort((one, other) => one.order - other.order);
}
