import { createHash } from 'node:crypto';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { deriveContent } from './derive-content.ts';
import type { StoredForm } from './stored-form.ts';

/** The facts about a new form that its maker decides. */
interface NewForm extends Pick<
  StoredForm,
  'formId' | 'accountId' | 'name' | 'ownerUserId' | 'createdAt'
> {
  slug?: string;
  isEnabled?: boolean;
  isPrivateAccess?: boolean;
  allowSending?: boolean;
  locale?: string | undefined;
}

/** Makes a form that is not published, with the pages and fields that follow from a template. */
export function newForm(
  {
    formId,
    name,
    slug,
    createdAt,
    isEnabled,
    isPrivateAccess,
    allowSending,
    locale,
    ...more
  }: NewForm,
  template: StoredEnvelope | undefined,
): StoredForm {
  return {
    ...more,
    formId,
    name,
    createdAt,
    modifiedAt: createdAt,
    slug: slug ?? createHash('sha256').update(formId).digest('hex').slice(0, 32),
    source: template === undefined ? 'blank' : 'templates',
    isEnabled: isEnabled ?? true,
    isUploaded: false,
    isPrivateAccess: isPrivateAccess ?? false,
    allowSending: allowSending ?? false,
    locale: locale ?? 'en',
    versionId: 0,
    draft:
      template === undefined
        ? { isStandalone: true, components: {}, templates: [] }
        : deriveContent(formId, name, template, createdAt),
  };
}
