import type { TabMetadata } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

/** The settings of a tab that an account keeps under a name. Kept under the account, by its ID. */
export interface StoredCustomTab {
  customTabId: string;
  /** What the creator said, without who created and changed it. */
  settings: TabMetadata;
  createdBy: Editor;
  modifiedBy: Editor;
  /** In milliseconds since 1970. */
  modifiedAt: number;
}

export const customTabs = kind<StoredCustomTab>('custom-tab');
