import type { PowerForm, PowerFormRecipient } from '@countersign/types/esign-v2.1';
import { kind } from '../../state/records.ts';

/**
 * A PowerForm as stored. Times are in milliseconds since 1970. Kept under the account, by its ID.
 */
export interface StoredPowerForm {
  powerFormId: string;
  accountId: string;
  /**
   * Goes along with the form on its page, so that no page of another site can send one. Absent until
   * the page is opened.
   */
  formToken?: string;
  name: string;
  templateId: string;
  /** The name that the template had when it was chosen. */
  templateName: string;
  /** The user on whose behalf the envelopes are sent. */
  senderUserId: string;
  /** The ID of the user who created it. */
  createdBy: string;
  createdAt: number;
  lastUsedAt?: number;
  timesUsed: number;
  isActive: boolean;
  signingMode: NonNullable<PowerForm['signingMode']>;
  emailSubject?: string;
  emailBody?: string;
  instructions?: string;
  maxUseEnabled: boolean;
  usesRemaining?: number;
  limitUseIntervalEnabled: boolean;
  limitUseInterval?: number;
  limitUseIntervalUnits?: NonNullable<PowerForm['limitUseIntervalUnits']>;
  /** The roles of the template, and what the PowerForm says of them. */
  recipients: PowerFormRecipient[];
}

export const powerForms = kind<StoredPowerForm>('power-form');

/** The account of each PowerForm: its page is opened without one. Kept under no account, by its ID. */
export const powerFormAccounts = kind<string>('power-form-account');

/** An envelope that was created from a PowerForm. Kept under its ID, by that of the envelope. */
interface PowerFormUse {
  envelopeId: string;
  at: number;
}

export const powerFormUses = kind<PowerFormUse>('power-form-use');

/**
 * Times at which people last used a PowerForm. Kept under its ID, by the e-mail address in lower
 * case.
 */
export const powerFormPeople = kind<number>('power-form-person');
