import type { BulkRecipient } from '@countersign/types/esign-v2.1';
import { kind } from '../things.ts';

/**
 * The people who stand behind a recipient of a template. Kept under the account, by the template's
 * ID and the recipient's GUID with a slash between.
 */
export const bulkRecipients = kind<BulkRecipient[]>('bulk-recipients');
