import { archive, type ArchiveFile } from '../../documents/archive.ts';
import { fileHeader } from '../../engine/file-header.ts';
import type { OperationResponse } from '../../engine/operation.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { presentTemplate } from './present-template.ts';
import { readContents } from './read-contents.ts';

/** Packs templates into a ZIP, each as JSON that can become a template again, with its documents. */
export async function archiveTemplates(
  state: State,
  templates: readonly StoredEnvelope[],
): Promise<OperationResponse<'Templates_list'>> {
  const files: ArchiveFile[] = [];
  for (const stored of templates) {
    const contents = await readContents(state, stored);
    const template = presentTemplate(stored, {
      include: ['documents', 'recipients', 'tabs', 'custom_fields', 'notifications'],
      contents,
    });
    const name = `${template.name ?? ''}.json`;
    files.push({ name, bytes: Buffer.from(JSON.stringify(template, undefined, 2)) });
  }
  return {
    status: 200,
    file: { bytes: Buffer.from(archive(files)), mediaType: 'application/zip' },
    headers: { 'content-disposition': fileHeader('attachment', 'Templates.zip') },
  };
}
