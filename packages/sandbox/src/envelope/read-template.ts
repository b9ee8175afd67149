import type { FileBeside } from '@countersign/mock/extend';
import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.js';
import type { StoredEnvelope } from '../model/envelope.js';
import type { State } from '../state/state.js';
import { giveOwnTabs } from './add-recipients.js';
import { newEnvelope } from './new-envelope.js';
import { fill } from './read-definition.js';

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
