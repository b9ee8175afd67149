import type { TabMetadata } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

/** The settings of a tab that an account keeps under a name. Kept under the account, by its ID. */
export interface StoredCustomTab {
  customTabId: string;
  /** The tab's properties from the request, without creator and last editor. */
  settings: TabMetadata;
  createdBy: Editor;
  modifiedBy: Editor;
  /** Time of the last change in milliseconds since 1970. */
  modifiedAt: number;
}

export const customTabs = kind<StoredCustomTab>('custom-tab');
