import type { TabMetadata } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { currentEditor } from '../../engine/current-editor.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { customTabs, type StoredCustomTab } from '../../state/model/custom-tabs.ts';
import type { State } from '../../state/state.ts';
import { getTabSettings } from '../../account/settings/account-settings.ts';
import { getTabType, recipientTabLists } from '../tabs/tab-kinds.ts';
import { quoteNearest } from '../../engine/quote-names.ts';
import { dateTime } from '../../engine/date-time.ts';
import { showName } from '../../engine/show-name.ts';

const longestName = 100;

/** The types that a custom tab can have. */
const types: ReadonlySet<string> = new Set(recipientTabLists.map(getTabType));

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the name or the type is missing or invalid */
function checkCustomTab({ name = '', tabLabel = '', type = '' }: TabMetadata): void {
  if ((name.trim() === '' && tabLabel.trim() === '') || type.trim() === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'Invalid body: a custom tab requires a name and a type.',
    );
  if (name.length > longestName)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Invalid body at /name: it has ${name.length} characters. The maximum is ${longestName}.`,
    );
  if (!types.has(type.toLowerCase()))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Invalid body at /type: the value must be one of ${quoteNearest(type.toLowerCase(), types)}.`,
    );
}

export const CustomTabs_list = defineOperation(
  'CustomTabs_list',
  async (state, { query }, context) => {
    requireCustomTabs(context);
    const all = await state.of(customTabs).list(context.account.accountId);
    const own = all
      .filter((tab) => maySee(context, tab))
      .map((tab) => presentCustomTab(context, tab));
    const builtIn: TabMetadata[] =
      query.custom_tab_only === 'true'
        ? []
        : recipientTabLists.map(getTabType).map((type) => ({ name: type, type }));
    return { status: 200, body: { tabs: [...own, ...builtIn] } };
  },
);

export const CustomTabs_create = defineOperation(
  'CustomTabs_create',
  async (state, { body }, context) => {
    requireCustomTabs(context);
    const settings = keepSettings(body);
    checkCustomTab(settings);
    requireSharing(context, settings);
    const by = currentEditor(context);
    const customTabId = context.newId();
    const tab = { customTabId, settings, createdBy: by, modifiedBy: by, modifiedAt: state.now };
    await state.of(customTabs).put(context.account.accountId, customTabId, tab);
    return { status: 201, body: presentCustomTab(context, tab) };
  },
);

export const CustomTabs_get = defineOperation(
  'CustomTabs_get',
  async (state, { path }, context) => {
    requireCustomTabs(context);
    const tab = await findCustomTab(state, context, path.customTabId);
    return { status: 200, body: presentCustomTab(context, tab) };
  },
);

export const CustomTabs_update = defineOperation(
  'CustomTabs_update',
  async (state, { path, body }, context) => {
    requireCustomTabs(context);
    const before = await findCustomTab(state, context, path.customTabId);
    requireEditor(context, before);
    const settings = { ...before.settings, ...keepSettings(body) };
    checkCustomTab(settings);
    requireSharing(context, settings);
    const modifiedBy = currentEditor(context);
    const tab = { ...before, settings, modifiedBy, modifiedAt: state.now };
    await state.of(customTabs).put(context.account.accountId, tab.customTabId, tab);
    return { status: 200, body: presentCustomTab(context, tab) };
  },
);

export const CustomTabs_delete = defineOperation(
  'CustomTabs_delete',
  async (state, { path }, context) => {
    requireCustomTabs(context);
    const tab = await findCustomTab(state, context, path.customTabId);
    requireEditor(context, tab);
    await state.of(customTabs).remove(context.account.accountId, tab.customTabId);
    return { status: 200 };
  },
);

function requireCustomTabs({ account }: Pick<Context, 'account'>): void {
  if (getTabSettings(account).savingCustomTabsEnabled !== 'false') return;
  throw new ServiceRefusal(
    'ACCOUNT_LACKS_PERMISSIONS',
    `Custom tabs are disabled in ${account.name}. Set savingCustomTabsEnabled to true in its tab settings.`,
  );
}

/** @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS where the account does not let users share custom tabs */
function requireSharing({ account }: Pick<Context, 'account'>, { shared }: TabMetadata): void {
  if (shared !== 'true' || getTabSettings(account).sharedCustomTabsEnabled !== 'false') return;
  throw new ServiceRefusal(
    'ACCOUNT_LACKS_PERMISSIONS',
    `Shared custom tabs are disabled in ${account.name}. Set sharedCustomTabsEnabled to true in its tab settings, or omit shared.`,
  );
}

/** The settings that a caller chooses; the others say who created and changed the tab. */
function keepSettings({
  customTabId: _id,
  createdByDisplayName: _creator,
  createdByUserId: _creatorId,
  editable: _editable,
  lastModified: _time,
  lastModifiedByDisplayName: _editor,
  lastModifiedByUserId: _editorId,
  ...settings
}: TabMetadata): TabMetadata {
  return settings;
}

function maySee(
  { caller }: Pick<Context, 'caller'>,
  { createdBy, settings }: StoredCustomTab,
): boolean {
  return settings.shared === 'true' || createdBy.userId === caller.userId;
}

/**
 * Finds a custom tab that the caller may use.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER, also for one that is not shared with the caller
 */
async function findCustomTab(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  customTabId: string,
): Promise<StoredCustomTab> {
  const tab = await state.of(customTabs).get(context.account.accountId, customTabId.toLowerCase());
  if (tab !== undefined && maySee(context, tab)) return tab;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `${context.account.name} has no custom tab ${showName(customTabId)} that the caller can use. CustomTabs_list returns them.`,
  );
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS */
function requireEditor({ caller }: Pick<Context, 'caller'>, { createdBy }: StoredCustomTab): void {
  if (caller.isAdmin || caller.userId === createdBy.userId) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `The custom tab belongs to ${createdBy.userName}. Only its creator and administrators can change it.`,
  );
}

/** A custom tab as its operations return it. */
function presentCustomTab(
  { caller }: Pick<Context, 'caller'>,
  { customTabId, settings, createdBy, modifiedBy, modifiedAt }: StoredCustomTab,
): TabMetadata {
  return {
    ...settings,
    customTabId,
    createdByDisplayName: createdBy.userName,
    createdByUserId: createdBy.userId,
    editable: caller.isAdmin || caller.userId === createdBy.userId ? 'true' : 'false',
    lastModified: dateTime(modifiedAt),
    lastModifiedByDisplayName: modifiedBy.userName,
    lastModifiedByUserId: modifiedBy.userId,
  };
}
