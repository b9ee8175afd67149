import type { TabInfo } from '@countersign/types/connected-fields';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { extensionAnswers, extensionApps } from '../../state/model/extension-apps.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { type AnyTab, nameOfTab } from './any-tab.ts';
import { shownTabs } from './conditions.ts';
import { eachTab } from './each-tab.ts';
import { createPatternCheck } from './pattern-check.ts';
import { getTabValue } from './tab-values.ts';

/** A tab that its extension app does not verify, and the reason for the signer. */
interface Unverified {
  tab: AnyTab;
  message: string;
}

/**
 * Asks the extension apps of an account about the tabs that they must verify before a recipient can
 * finish. An app answers as a test has set it; else a value is verified if it has the pattern of
 * the app's tab.
 */
export async function listUnverified(
  state: State,
  { accountId }: Pick<StoredEnvelope, 'accountId'>,
  { tabs }: StoredRecipient,
): Promise<Unverified[]> {
  const asked = eachTab(tabs).filter(
    ({ tab, prefill }) => !prefill && tab.extensionData?.extensionPolicy === 'MustVerifyToSign',
  );
  if (asked.length === 0) return [];
  const apps = await state.of(extensionApps).list(accountId);
  const shown = shownTabs(tabs);
  const check = createPatternCheck();
  const found: Unverified[] = [];
  for (const { list, tab } of asked) {
    const value = getTabValue(list, tab);
    if (value === '' || !shown.has(tab)) continue;
    const app = apps.find((one) => isAppOf(one, tab));
    const { applicationName = 'The app' } = tab.extensionData ?? {};
    if (app === undefined) {
      found.push({ tab, message: `${applicationName} is not installed.` });
      continue;
    }
    const answer = await state.of(extensionAnswers).get(accountId, app.appId);
    const own = app.tabs.find((one) => one.tabLabel === tab.tabLabel);
    const isVerified =
      answer?.isVerified ?? check(own?.validationPattern ?? '', value) === 'matches';
    if (!isVerified)
      found.push({
        tab,
        message: answer?.message ?? own?.validationMessage ?? `${applicationName} refuses it.`,
      });
  }
  return found;
}

function isAppOf({ appId, tabs }: TabInfo, { extensionData = {} }: AnyTab): boolean {
  const { applicationId, applicationName } = extensionData;
  return (
    applicationId === appId ||
    tabs.some(({ extensionData: own }) => own?.applicationName === applicationName)
  );
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER with the first tab that is not verified */
export async function requireVerified(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  const [first] = await listUnverified(state, envelope, recipient);
  if (first === undefined) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The tab ${nameOfTab(first.tab)} was not verified, so the recipient cannot finish. ${first.message}`,
  );
}
