import { compareNames } from '../../engine/compare-names.ts';
import { adminConsents, consents } from '../../state/model/oauth.ts';
import { identities, integrations as kept, tokens } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import type { components } from '../../frame/control/generated/control.ts';

type Integration = components['schemas']['Integration'];
type Consent = Integration['consents'][number];

export const integrations: SandboxHandlers<'listIntegrations'> = {
  listIntegrations: (parts, call) =>
    read(parts, call, async (state) => {
      const granted = await listConsents(state);
      const known = await state.of(tokens).everywhere();
      const all = (await state.of(kept).list('')).map((one): Integration => ({
        ...one,
        consents: granted.get(one.integrationKey.toLowerCase()) ?? [],
        tokens: known
          .filter(({ record }) => record.integrationKey === one.integrationKey)
          .map(({ id, record: { userId, scopes } }) => ({ token: id, userId, scopes })),
      }));
      return { integrations: all.toSorted((one, other) => compareNames(one.name, other.name)) };
    }),
};

/** Lists the consents of users and administrators by integration key. */
async function listConsents(state: State): Promise<Map<string, Consent[]>> {
  const found = new Map<string, Consent[]>();
  const add = (key: string, consent: Consent) =>
    found.set(key.toLowerCase(), [...(found.get(key.toLowerCase()) ?? []), consent]);
  for (const { id, record } of await state.of(adminConsents).everywhere())
    add(id, { scopes: record.scopes, consentedAt: new Date(record.at).toISOString() });
  for (const { id, record } of await state.of(consents).everywhere()) {
    // The ID is made by `consentKey`.
    const [userId = '', key = ''] = id.split(' ');
    const user = await state.of(identities).get('', userId);
    add(key, {
      userId,
      ...(user !== undefined && { email: user.email }),
      scopes: record.scopes,
      consentedAt: new Date(record.at).toISOString(),
    });
  }
  return found;
}
