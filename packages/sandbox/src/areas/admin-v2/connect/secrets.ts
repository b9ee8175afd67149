import { randomBytes } from 'node:crypto';
import { AdminRefusal } from '../admin-refusal.ts';
import type { OrganizationContext } from '../organization-context.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { listKeys } from '../../../connect/keys.ts';
import { connectKeys, mostKeys } from '../../../connect/kinds.ts';

/** The keys of an organization, masked, in the order in which they sign. */
export async function listSecrets(
  state: State,
  { organizationId }: Pick<StoredOrganization, 'organizationId'>,
): Promise<string[]> {
  const keys = await listKeys(state, organizationId);
  return keys.map(({ keyId, secret }) => `${keyId}.****${secret.slice(-4)}`);
}

/**
 * Creates a key of the organization.
 * @returns the whole key, which begins with its ID: a list of texts has no other place for it
 * @throws AdminRefusal invalid_request
 */
export async function createSecret(
  state: State,
  { organization: { organizationId, name }, newId }: OrganizationContext,
): Promise<string> {
  const keys = state.of(connectKeys);
  if ((await keys.count(organizationId)) >= mostKeys)
    throw new AdminRefusal(
      'invalid_request',
      `${name} has ${mostKeys} Connect keys, which is the maximum. Delete one with Connect_deleteConnectHmacSecret first.`,
    );
  const keyId = newId();
  const secret = `${keyId}.${randomBytes(32).toString('base64url')}`;
  await keys.put(organizationId, keyId, { secret, createdAt: state.now });
  return secret;
}

/** @throws AdminRefusal not_found */
export async function deleteSecret(
  state: State,
  { organizationId, name }: StoredOrganization,
  keyId: string,
): Promise<void> {
  if (!(await state.of(connectKeys).remove(organizationId, keyId.toLowerCase())))
    throw new AdminRefusal(
      'not_found',
      `${name} has no Connect key ${keyId}. Connect_getConnectHmacSecrets returns the IDs.`,
    );
}
