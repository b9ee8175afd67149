import type {
  WebForm,
  WebFormContent,
  WebFormState,
  WebFormSummary,
  WebFormUserInfo,
} from '@countersign/types/webforms';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { listFields } from './fields-of.ts';
import type { StoredForm } from './stored-form.ts';

/** Presents a form as the list has it: the published one if it was published. */
export async function presentSummary(
  state: State,
  form: StoredForm,
  formState: WebFormState = form.active === undefined ? 'draft' : 'active',
): Promise<WebFormSummary> {
  const owner = await presentUser(state, form.accountId, form.ownerUserId);
  const isPublished = form.active !== undefined;
  const published = form.publishedAt === undefined ? undefined : moment(form.publishedAt);
  return {
    id: form.formId,
    accountId: form.accountId,
    isPublished,
    isEnabled: isPublished && form.isEnabled,
    isUploaded: form.isUploaded,
    hasDraftChanges: JSON.stringify(form.draft) !== JSON.stringify(form.active),
    formState,
    formProperties: {
      name: form.name,
      isPrivateAccess: form.isPrivateAccess,
      allowSending: form.allowSending,
    },
    formMetadata: {
      source: form.source,
      type: form.draft.isStandalone === true ? 'standalone' : 'hasEsignTemplate',
      owner,
      sender: owner,
      lastModifiedBy: owner,
      formContentModifiedBy: owner,
      formPropertiesModifiedBy: owner,
      createdDateTime: moment(form.createdAt),
      lastModifiedDateTime: moment(form.modifiedAt),
      formContentModifiedDateTime: moment(form.modifiedAt),
      formPropertiesModifiedDateTime: moment(form.createdAt),
      ...(published !== undefined && {
        lastPublishedBy: owner,
        lastPublishedDateTime: published,
        lastEnabledBy: owner,
        lastEnabledDateTime: published,
        lastSenderConsentDateTime: published,
        publishedSlug: form.slug,
        publishedComponentNames: namesOf(form.active ?? {}),
      }),
    },
  };
}

/** Presents a form with its pages and fields. */
export async function presentForm(
  state: State,
  form: StoredForm,
  formState: WebFormState,
  formContent: WebFormContent,
): Promise<WebForm> {
  return {
    ...(await presentSummary(state, form, formState)),
    versionId: form.versionId,
    formContent,
    formLocale: form.locale,
  };
}

/** Presents a user of an account by ID and name. */
export async function presentUser(
  state: State,
  accountId: string,
  userId: string,
): Promise<WebFormUserInfo> {
  const member = await state.of(members).get(accountId, userId);
  return { userId, ...(member !== undefined && { userName: member.userName }) };
}

/** A time in milliseconds since 1970 as Web Forms writes it: with three digits. */
export function moment(time: number): string {
  return new Date(time).toISOString();
}

function namesOf(content: WebFormContent): Record<string, string> {
  return Object.fromEntries(
    listFields(content).map(({ componentName, componentType }) => [componentName, componentType]),
  );
}
