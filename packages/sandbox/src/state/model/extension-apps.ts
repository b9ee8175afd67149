import type { TabInfo } from '@countersign/types/connected-fields';
import { kind } from '../records.ts';

/** An extension app that an account has installed. Kept under the account, by its ID. */
export const extensionApps = kind<TabInfo>('extension-app');

/** The answer of an extension app to what a signer has typed. */
export interface ExtensionAnswer {
  isVerified: boolean;
  /** The sentence that the signer reads. */
  message?: string;
}

/** The answers that tests have set. Kept under the account, by the ID of the app. */
export const extensionAnswers = kind<ExtensionAnswer>('extension-answer');
