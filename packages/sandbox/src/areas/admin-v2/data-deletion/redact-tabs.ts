import { redactedName, redactEmail } from '../../../account/users/redact-user.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { PersonTraces } from './redact-value.ts';

/** The tabs that hold a part of the name, or the work, of the recipient they belong to. */
const personalTabs = [
  'firstNameTabs',
  'lastNameTabs',
  'fullNameTabs',
  'companyTabs',
  'titleTabs',
] as const;

/** Replaces what a person has entered about themselves. The address is replaced already. */
export function redactTabs({ recipients }: StoredEnvelope, { userId }: PersonTraces): void {
  const email = redactEmail(userId);
  for (const { details, tabs } of recipients) {
    if (details.email !== email && details.signerEmail !== email) continue;
    for (const list of personalTabs)
      for (const tab of tabs[list] ?? []) if ((tab.value ?? '') !== '') tab.value = redactedName;
  }
}
