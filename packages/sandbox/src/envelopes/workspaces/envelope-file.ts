import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findPerson } from './find-workspace.ts';
import { rightsTo } from './item-rights.ts';
import { workspaceItems, workspaces } from './stored-workspace.ts';

/** The end of the address by which a document names a file in a workspace. */
const address =
  /(?:^|\/)workspaces\/([\da-f-]{36})\/folders\/[\da-f-]{36}\/files\/([\da-f-]{36})\/?$/i;

/** A file of a workspace, as a document takes it. */
export interface EnvelopeFile {
  name: string;
  bytes: Buffer;
  fileExtension: string;
}

/**
 * The file in a workspace that a `remoteUrl` names, for the sender of an envelope.
 * @returns undefined where the address is not that of a file; `none` where the sender can send no
 *   such file
 */
export async function readWorkspaceFile(
  state: State,
  { accountId, sender }: Pick<StoredEnvelope, 'accountId' | 'sender'>,
  remoteUrl: string,
): Promise<EnvelopeFile | 'none' | undefined> {
  const [, workspaceId, fileId] = address.exec(remoteUrl) ?? [];
  if (workspaceId === undefined || fileId === undefined) return undefined;
  const workspace = await state.of(workspaces).get(accountId, workspaceId.toLowerCase());
  if (workspace === undefined) return 'none';
  const person = findPerson(workspace, sender.userId);
  const item = await state.of(workspaceItems).get(workspace.workspaceId, fileId.toLowerCase());
  if (person === undefined || item?.type !== 'file' || !rightsTo(item, person).canTransact)
    return 'none';
  return {
    name: item.name,
    bytes: await state.contents.get(item.content),
    fileExtension: item.extension,
  };
}
