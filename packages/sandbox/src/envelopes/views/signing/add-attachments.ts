import path from 'node:path';
import { ServiceError } from '../../../engine/service-error.ts';
import { addDocuments } from '../../documents/add-documents.ts';
import { nameOfTab } from '../../tabs/any-tab.ts';
import { eachTab } from '../../tabs/each-tab.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import { fieldOf } from './kind-of.ts';
import type { Signing } from './signing.ts';

/** Puts the files that a signer attached into the envelope, as documents at its end. */
export async function addAttachments(
  { state, envelope, recipient }: Signing,
  form: SentForm,
  errors: Map<string, string>,
): Promise<void> {
  for (const { list, tab } of eachTab(recipient.tabs)) {
    const file = list === 'signerAttachmentTabs' ? form.files.get(fieldOf(tab)) : undefined;
    if (file === undefined) continue;
    const documentId = String(
      Math.max(0, ...envelope.documents.map((one) => Number(one.documentId))) + 1,
    );
    const document = {
      documentId,
      name: `${nameOfTab(tab)} (${file.name})`,
      fileExtension: path.extname(file.name).slice(1),
      documentBase64: file.bytes.toString('base64'),
    };
    try {
      await addDocuments(state, envelope, [document]);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      errors.set(fieldOf(tab), error.message);
    }
  }
}
