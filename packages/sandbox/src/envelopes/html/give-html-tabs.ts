import { quoteNames } from '../../engine/quote-names.ts';
import type { StoredDocument, StoredEnvelope, StoredHtml } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import type { AnyTab } from '../tabs/any-tab.ts';
import { dropTabs } from '../tabs/document-tabs.ts';
import { groupTabs, type ListedTab } from '../tabs/each-tab.ts';
import { giveTabs } from '../tabs/give-tabs.ts';
import { findOwnerOfFields, isNamed, type OwnerNames } from '../tabs/owner-of-fields.ts';
import { createTabOfField, placeOf } from './tab-of-field.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';

type Field = StoredHtml['fields'][number];

/**
 * Gives recipients the tabs that elements of HTML become: by their ID or role, and what names nobody
 * to the only one who signs. What has nobody yet waits, and where the envelope is sent a warning says so.
 * @throws ServiceRefusal where a recipient does not sign
 */
export function giveHtmlTabs(
  envelope: StoredEnvelope,
  { warn }: Partial<Pick<State, 'warn'>> = {},
): void {
  for (const document of envelope.documents) {
    const { html, documentId } = document;
    if (html === undefined) continue;
    const waiting = html.fields.filter(({ id }) => !html.given.includes(id));
    const owners = new Map<StoredRecipient, Field[]>();
    const left: Field[] = [];
    for (const field of waiting) {
      const owner = findOwner(envelope, field);
      if (owner === undefined) left.push(field);
      else owners.set(owner, [...(owners.get(owner) ?? []), field]);
    }
    for (const [owner, fields] of owners) {
      giveTabs(envelope, owner, groupTabs(createTabs(document, fields)));
      html.given.push(...fields.map(({ id }) => id));
      warnOfStandIn(owner, documentId, fields, warn);
    }
    if (left.length > 0)
      warn?.({
        code: 'tabs-ignored',
        like: { documentId },
        message: `elements of document ${documentId} name no recipient who signs, so they have no effect: ${quoteNames(left.map(nameField))}. Give data-ds-role the roleName, or data-ds-recipient-id the recipientId, of a signer.`,
      });
  }
}

/** Takes away the tabs that elements of a document became, as another one takes its place. */
export function dropHtmlTabs(envelope: StoredEnvelope, { documentId, html }: StoredDocument): void {
  if (html === undefined) return;
  const places = new Set(html.fields.map((field) => Object.values(placeOf(field)).join(' ')));
  dropTabs(envelope, documentId, ({ pageNumber, xPosition, yPosition }) =>
    places.has([pageNumber, xPosition, yPosition].join(' ')),
  );
}

function nameField({ attributes, list }: Field): string {
  return attributes['data-ds-role'] ?? attributes['name'] ?? list;
}

/** Finds the recipient who fills in a field. */
function findOwner(envelope: StoredEnvelope, field: Field): StoredRecipient | undefined {
  return findOwnerOfFields(envelope, namesOf(field));
}

function namesOf({ attributes }: Field): OwnerNames {
  return {
    recipientId: attributes['data-ds-recipient-id'],
    role: attributes['data-ds-role'],
  };
}

/** Warns of names that nobody has, where the only signer stands in. */
function warnOfStandIn(
  owner: StoredRecipient,
  documentId: string,
  fields: readonly Field[],
  warn: State['warn'] | undefined,
): void {
  const names = fields.flatMap((field) => {
    const { recipientId = '', role = '' } = namesOf(field);
    const name = recipientId === '' ? role : recipientId;
    return name === '' || isNamed(owner, namesOf(field)) ? [] : [name];
  });
  if (names.length > 0)
    warn?.({
      code: 'field-ignored',
      like: { documentId },
      message: `no signer has the role or recipientId that elements of document ${documentId} name, so they went to the only signer, ${owner.recipientId}: ${quoteNames([...new Set(names)])}. Give that signer the roleName.`,
    });
}

function createTabs({ documentId }: StoredDocument, fields: readonly Field[]): ListedTab[] {
  const tabs: ListedTab[] = [];
  const groups = new Map<string, AnyTab>();
  for (const field of fields) {
    const { list } = field;
    const tab = createTabOfField(documentId, field);
    if (tabKinds[list].use !== 'pick') {
      tabs.push({ list, tab, prefill: false });
      continue;
    }
    const groupName = field.attributes['name'] ?? field.id;
    const known = groups.get(groupName);
    const group: AnyTab = known ?? { documentId, groupName, radios: [] };
    const { attributes } = field;
    group.radios?.push({
      ...placeOf(field),
      value: attributes['value'] ?? String((group.radios.length ?? 0) + 1),
      selected: attributes['checked'] === undefined ? 'false' : 'true',
      required: attributes['required']?.toLowerCase() === 'false' ? 'false' : 'true',
      locked: tab.locked ?? 'false',
    });
    if (known !== undefined) continue;
    groups.set(groupName, group);
    tabs.push({ list, tab: group, prefill: false });
  }
  return tabs;
}
