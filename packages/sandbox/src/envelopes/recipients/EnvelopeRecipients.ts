import { defineForBoth } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { locateAnchors } from '../tabs/locate-anchors.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import { createRecipients } from './create-recipients.ts';
import { deleteRecipients } from './delete-recipients.ts';
import { presentDeleted, presentRecipients } from './present-recipients.ts';
import { namedRecipients } from './recipient-lists.ts';
import { warnOfTabs } from './warn-of-tabs.ts';
import { updateRecipients } from './update-recipients.ts';

export const [EnvelopeRecipients_list, TemplateRecipients_list] = defineForBoth(
  'EnvelopeRecipients_list',
  'TemplateRecipients_list',
  async (state, { query }, context, open) => {
    const { found } = await open();
    const tabs = query.include_tabs === 'true';
    const located =
      tabs && query.include_anchor_tab_locations === 'true'
        ? await locateAnchors(state, found)
        : found;
    const seen = seenEnvelope(context, located);
    return { status: 200, body: presentRecipients(seen, { tabs, roleGuids: true }) };
  },
);

export const [EnvelopeRecipients_create, TemplateRecipients_create] = defineForBoth(
  'EnvelopeRecipients_create',
  'TemplateRecipients_create',
  async (state, { query, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const resend = found.kind === 'envelope' && query.resend_envelope === 'true';
    const added = await createRecipients(state, context, found, body, { resend });
    await save();
    return { status: 201, body: added };
  },
);

export const [EnvelopeRecipients_update, TemplateRecipients_update] = defineForBoth(
  'EnvelopeRecipients_update',
  'TemplateRecipients_update',
  async (state, { query, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const resend = found.kind === 'envelope' && query.resend_envelope === 'true';
    const combine =
      'combine_same_order_recipients' in query && query.combine_same_order_recipients === 'true';
    // A call without a body only resends e-mails; templates require a body.
    if (body === undefined && !resend) return { status: 200, body: { recipientUpdateResults: [] } };
    warnOfTabs(context, body ?? {});
    const recipientUpdateResults = await updateRecipients(state, context, found, body ?? {}, {
      resend,
      combine: found.kind === 'envelope' && combine,
    });
    await save();
    return { status: 200, body: { recipientUpdateResults } };
  },
);

export const [EnvelopeRecipients_delete, TemplateRecipients_delete] = defineForBoth(
  'EnvelopeRecipients_delete',
  'TemplateRecipients_delete',
  async (state, { path, header }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const deleted = await deleteRecipients(state, context, found, [path.recipientId]);
    await save();
    return { status: 200, body: presentDeleted(found, deleted) };
  },
);

export const [EnvelopeRecipients_deleteList, TemplateRecipients_deleteList] = defineForBoth(
  'EnvelopeRecipients_deleteList',
  'TemplateRecipients_deleteList',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const deleted = await deleteRecipients(state, context, found, namedRecipients(body));
    await save();
    return { status: 200, body: presentDeleted(found, deleted) };
  },
);
