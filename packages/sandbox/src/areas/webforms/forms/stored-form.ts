import type { WebFormContent, WebFormSource } from '@countersign/types/webforms';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';

/** A form as stored. Times are in milliseconds since 1970. Kept under the account, by its ID. */
export interface StoredForm {
  formId: string;
  accountId: string;
  name: string;
  /** The user in whose name envelopes are sent. */
  ownerUserId: string;
  /** The last part of its public address. */
  slug: string;
  source: WebFormSource;
  isEnabled: boolean;
  isUploaded: boolean;
  isPrivateAccess: boolean;
  allowSending: boolean;
  locale: string;
  createdAt: number;
  modifiedAt: number;
  publishedAt?: number;
  /** The number of publications. */
  versionId: number;
  draft: WebFormContent;
  /** The pages and fields that instances have; absent until the form is published. */
  active?: WebFormContent;
}

export const webForms = kind<StoredForm>('web-form');

/** The form of a public address. Kept under no account, by the last part of the address. */
export const webFormSlugs = kind<{ accountId: string; formId: string }>('web-form-slug');

/** Stores a form, and its public address. */
export async function saveForm(state: State, form: StoredForm): Promise<void> {
  const { accountId, formId, slug } = form;
  await state.of(webForms).put(accountId, formId, form);
  await state.of(webFormSlugs).put('', slug, { accountId, formId });
}
