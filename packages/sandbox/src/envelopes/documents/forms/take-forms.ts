import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../../engine/copy-json.ts';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { signs } from '../../statuses.ts';
import { giveTabs } from '../../tabs/give-tabs.ts';
import { findOwnerOfFields, isNamed } from '../../tabs/owner-of-fields.ts';
import { asServiceRefusal } from '../document-error.ts';
import { type FormTab, tabsOfForm } from './form-tabs.ts';
import { mapFormTabs, withFormTabs } from './map-form-tabs.ts';

/** The tabs of a request for a recipient. */
export interface RequestedTabs {
  recipient: StoredRecipient;
  input: { tabs?: Tabs | undefined };
}

/**
 * Makes the tabs of the forms of new documents: each form belongs to one recipient. Tabs of the
 * request change them; together they are put into the request, to be given with it.
 * @param added the recipients of the request
 * @throws ServiceRefusal where a document cannot be changed
 * @evidence public
 */
export async function takeForms(
  state: State,
  envelope: StoredEnvelope,
  added: readonly RequestedTabs[] = [],
): Promise<void> {
  const pools = new Map<StoredRecipient, FormTab[]>();
  for (const document of envelope.documents) {
    const { form } = document;
    if (form === undefined) continue;
    const recipient = findTaker(envelope, form.assignTo);
    const tabs = recipient === undefined ? [] : tabsOfForm(form.fields, document.documentId);
    if (recipient === undefined) warnOfNobody(state, document);
    else warnOfStandIn(state, document, recipient);
    if (recipient !== undefined) pools.set(recipient, [...(pools.get(recipient) ?? []), ...tabs]);
    await finishForm(state, document, tabs);
  }
  for (const [recipient, pool] of pools) {
    const asked = added.find((one) => one.recipient.recipientId === recipient.recipientId);
    const requested = copyJson(asked?.input.tabs ?? {});
    const { taken } = mapFormTabs(pool, [{ requested, isDefault: true }]);
    const [own = {}] = taken;
    if (asked === undefined) giveTabs(envelope, recipient, own);
    else asked.input.tabs = withFormTabs(requested, own);
  }
}

/**
 * Finds the recipient of the tabs: the one that the document names, the default one, or number 1; or
 * else the only signer.
 */
function findTaker(
  envelope: StoredEnvelope,
  assignTo: string | undefined,
): StoredRecipient | undefined {
  const standIn = envelope.recipients.find(
    (one) => signs(one) && one.details.defaultRecipient === 'true',
  );
  return findOwnerOfFields(envelope, {
    recipientId: assignTo ?? standIn?.recipientId ?? usualTaker,
  });
}

/** The recipient of forms that name nobody. */
const usualTaker = '1';

function warnOfNobody({ warn }: State, { documentId, form }: StoredDocument): void {
  warn({
    code: 'field-ignored',
    like: { documentId },
    message: `no signer has the recipientId \`${form?.assignTo ?? usualTaker}\`, so the form fields of document ${documentId} became part of its pages; name a signer in assignTabsToRecipientId.`,
  });
}

/** Warns of a name that nobody has, where the only signer stands in. */
function warnOfStandIn(
  { warn }: State,
  { documentId, form }: StoredDocument,
  recipient: StoredRecipient,
): void {
  const asked = form?.assignTo;
  if (asked === undefined || isNamed(recipient, { recipientId: asked })) return;
  warn({
    code: 'field-ignored',
    like: { documentId },
    message: `no signer has the recipientId \`${asked}\` of assignTabsToRecipientId, so the form fields of document ${documentId} went to the only signer, ${recipient.recipientId}.`,
  });
}

/**
 * Makes what is left of a form a part of the pages. A PDF that somebody has signed stays as it is
 * where nothing of its form is needed.
 * @param tabs the tabs that some of its fields became
 */
export async function finishForm(
  state: Pick<State, 'contents' | 'documents' | 'warn'>,
  document: StoredDocument,
  tabs: readonly FormTab[],
  { firstOptions = false }: { firstOptions?: boolean } = {},
): Promise<void> {
  const { form, content, name, documentId } = document;
  delete document.form;
  if (form === undefined || content === undefined) return;
  if (form.isSigned) {
    if (tabs.length === 0) return;
    state.warn({
      code: 'document-changed',
      like: { documentId },
      message: `document ${documentId} has a digital signature, which was removed, since the form of the PDF became tabs.`,
    });
  }
  const vanish = [...new Set(tabs.map(({ field }) => field))];
  const bytes = await state.contents.get(content);
  const work = state.documents.flattenForm(bytes, { vanish, firstOptions });
  const flat = await asServiceRefusal(name, work);
  document.content = await state.contents.put(flat);
  document.sizeBytes = flat.length;
}
