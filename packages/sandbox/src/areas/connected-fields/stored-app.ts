import type { TabInfo } from '@countersign/types/connected-fields';
import { kind } from '../../state/records.ts';

/** An extension app that an account has installed. Kept under the account, by its ID. */
export const extensionApps = kind<TabInfo>('extension-app');
