import { defineWebFormsOperation } from '../define-web-forms-operation.ts';
import { refusal } from '../refusal.ts';
import { findForm } from './find-form.ts';
import { listForms } from './list-forms.ts';
import { presentForm } from './present-form.ts';

export const WebForm_ListForms = defineWebFormsOperation(
  'WebForm_ListForms',
  async (state, { query }, context) => ({
    status: 200,
    body: await listForms(state, query, context),
  }),
);

export const WebForm_GetForm = defineWebFormsOperation(
  'WebForm_GetForm',
  async (state, { path, query }, context) => {
    const form = await findForm(state, context, path.formId);
    const formState = query.state === 'active' ? 'active' : 'draft';
    const content = formState === 'active' ? form.active : form.draft;
    if (content === undefined)
      throw refusal(
        'RESOURCE_NOT_FOUND',
        `The form ${form.formId} was never published, so it has no active version. Read the draft.`,
      );
    return { status: 200, body: await presentForm(state, form, formState, content) };
  },
);
