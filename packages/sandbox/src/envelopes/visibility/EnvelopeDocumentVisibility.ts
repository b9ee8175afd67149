import { defineForBoth } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { requireStatus } from '../guards.ts';
import { requireVisibility, setVisibility } from './set-visibility.ts';
import { presentVisibility } from './visibility.ts';

export const [EnvelopeDocumentVisibility_get, TemplateDocumentVisibility_get] = defineForBoth(
  'EnvelopeDocumentVisibility_get',
  'TemplateDocumentVisibility_get',
  async (_state, { path }, context, open) => {
    requireVisibility(context);
    const { found } = await open();
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);

export const [EnvelopeDocumentVisibility_update, TemplateDocumentVisibility_update] = defineForBoth(
  'EnvelopeDocumentVisibility_update',
  'TemplateDocumentVisibility_update',
  async (state, { path, header, body }, context, open) => {
    requireVisibility(context);
    const { found, save } = await open({ change: true });
    requireStatus(found, 'changeVisibility');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(
      context,
      found,
      body.documentVisibility ?? [],
      path.recipientId,
    );
    await save();
    return { status: 200, body: { documentVisibility } };
  },
);

export const [EnvelopeDocumentVisibility_updateList, TemplateDocumentVisibility_updateList] =
  defineForBoth(
    'EnvelopeDocumentVisibility_updateList',
    'TemplateDocumentVisibility_updateList',
    async (state, { header, body }, context, open) => {
      requireVisibility(context);
      const { found, save } = await open({ change: true });
      requireStatus(found, 'changeVisibility');
      requireLockToken(found, header['X-DocuSign-Edit'], context, state);
      const documentVisibility = setVisibility(context, found, body.documentVisibility ?? []);
      await save();
      return { status: 200, body: { documentVisibility } };
    },
  );
