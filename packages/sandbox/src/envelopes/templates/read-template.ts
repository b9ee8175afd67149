import type { FileBeside } from '@countersign/mock/extend';
import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { giveOwnTabs } from '../recipients/add-recipients.ts';
import { newEnvelope } from '../new-envelope.ts';
import { fill } from '../read-definition.ts';

/**
 * Makes the template that a request describes; it is not saved yet.
 * @param files the files that came beside the request, by their document IDs
 * @throws ServiceError with what is wrong with its documents, recipients, tabs or settings
 */
export async function readTemplate(
  state: State,
  context: Context,
  given: EnvelopeTemplate,
  files: ReadonlyMap<string, FileBeside> = new Map(),
): Promise<StoredEnvelope> {
  const stored = newEnvelope(state, context, 'template');
  const { name, description = '', shared = 'false', autoMatch, folderId } = given;
  stored.template = {
    name: name ?? given.emailSubject ?? '',
    description,
    shared,
    password: given.newPassword ?? given.password ?? '',
    sharedUsers: [],
    sharedGroups: [],
    ...(autoMatch !== undefined && { autoMatch }),
  };
  if (folderId !== undefined && folderId !== '') stored.folder = folderId;
  const added = await fill(state, stored, given, files);
  giveOwnTabs(context, stored, added);
  return stored;
}
