import { defineOperation } from '../../engine/operation.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { editable, requireEditable } from '../statuses.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { presentVisibility } from './present-visibility.ts';
import { requireVisibility } from './require-visibility.ts';
import { setVisibility } from './set-visibility.ts';

export const TemplateDocumentVisibility_get = defineOperation(
  'TemplateDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);

export const TemplateDocumentVisibility_update = defineOperation(
  'TemplateDocumentVisibility_update',
  async (state, { path, header, body }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'The visibility of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(
      found,
      body.documentVisibility ?? [],
      path.recipientId,
    );
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentVisibility } };
  },
);

export const TemplateDocumentVisibility_updateList = defineOperation(
  'TemplateDocumentVisibility_updateList',
  async (state, { path, header, body }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'The visibility of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(found, body.documentVisibility ?? []);
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentVisibility } };
  },
);
