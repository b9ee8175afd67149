import type { StoredEnvelope } from '../../state/model/envelope.ts';

/** Notes on each document the templates that an envelope was made of. */
export function templatesOnDocuments({ documents, templates }: StoredEnvelope): void {
  for (const document of documents) document.templates = [...templates];
}
