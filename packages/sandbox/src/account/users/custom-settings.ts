import { readOwn } from '@countersign/mock/core/outside';
import type { NameValue } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { customSettings, type StoredCustomSettings } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';

/** The maximum length of a user's custom settings together, in characters. */
const mostCharacters = 4000;

type Setting = StoredCustomSettings[string][number];

/** The custom settings of a user in one group; those outside any for `''`. */
export async function readCustomSettings(
  state: State,
  { accountId, userId }: StoredMember,
  group: string,
): Promise<Setting[]> {
  return groupIn((await state.of(customSettings).get(accountId, userId)) ?? {}, group);
}

/**
 * Writes settings over those of the same names, and adds the others.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where one has no name, or all are too long together
 */
export async function writeCustomSettings(
  state: State,
  { accountId, userId, userName }: StoredMember,
  group: string,
  changed: readonly NameValue[],
): Promise<Setting[]> {
  const all = (await state.of(customSettings).get(accountId, userId)) ?? {};
  const settings = new Map(groupIn(all, group).map((one) => [one.name, one]));
  for (const { name = '', value = '' } of changed) {
    if (name === '')
      throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', 'A custom setting requires a name.');
    settings.set(name, { name, value });
  }
  const written = withGroup(all, group, [...settings.values()]);
  const characters = Object.values(written)
    .flat()
    .reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  if (characters > mostCharacters)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The custom settings of ${userName} would have ${characters} characters. The maximum is ${mostCharacters}.`,
    );
  await state.of(customSettings).put(accountId, userId, written);
  return groupIn(written, group);
}

/** Deletes a setting by its name. @throws ServiceRefusal RESOURCE_NOT_FOUND where the user has none of this name */
export async function deleteCustomSetting(
  state: State,
  { accountId, userId, userName }: StoredMember,
  group: string,
  name: string,
): Promise<void> {
  const all = (await state.of(customSettings).get(accountId, userId)) ?? {};
  const settings = groupIn(all, group);
  const left = settings.filter((one) => one.name !== name);
  if (left.length === settings.length)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${userName} has no custom setting ${name}${group === '' ? '' : ` in the group ${group}`}.`,
    );
  await state.of(customSettings).put(accountId, userId, withGroup(all, group, left));
}

// A group may have any name, also one that every object has, such as `__proto__`.

function groupIn(all: StoredCustomSettings, group: string): Setting[] {
  return readOwn(all, group) ?? [];
}

function withGroup(
  all: StoredCustomSettings,
  group: string,
  settings: Setting[],
): StoredCustomSettings {
  return Object.fromEntries([...Object.entries(all), [group, settings]]);
}
