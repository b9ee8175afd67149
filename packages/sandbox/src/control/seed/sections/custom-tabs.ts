import { TabMetadata } from '@countersign/zod/esign-v2.1/schemas/tabMetadata';
import { z } from 'zod';
import { customTabs } from '../../../state/model/custom-tabs.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import { findEditor } from '../../../frame/seed/find-editor.ts';

const schema = z.strictObject({
  customTabId: guid,
  /** The user who created it. */
  createdBy: guid,
  createdDateTime: dateTimeText,
  /** The settings, by the names of the contract. */
  settings: TabMetadata,
});

/** Settings of tabs that an account keeps under a name. */
export const customTabsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'customTabs',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { customTabId, createdBy, createdDateTime, settings } of items) {
      const by = await findEditor(state, accountId, createdBy);
      const modifiedAt = parseTime(createdDateTime) ?? state.now;
      const tab = { customTabId, settings, createdBy: by, modifiedBy: by, modifiedAt };
      await state.of(customTabs).put(accountId, customTabId, tab);
    }
  },
};
