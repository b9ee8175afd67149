import { randomUUID } from 'node:crypto';
import { cutExtension } from '../../../documents/index.ts';
import { listFormData } from '../../../envelopes/form-data/list-form-data.ts';
import { accounts } from '../../../state/model/account.ts';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State, StateEvent } from '../../../state/state.ts';
import { guessType } from './agreement-type.ts';
import { readProvisions } from './provisions.ts';
import { agreements, type StoredParty } from './stored-agreement.ts';

/** Adds an agreement for each document of an envelope that was completed. */
export async function hearCompleted(state: State, { envelope }: StateEvent): Promise<void> {
  if (envelope === undefined) return;
  const parties = await listParties(state, envelope);
  for (const document of envelope.documents) await add(state, envelope, document, parties);
}

async function add(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  parties: StoredParty[],
): Promise<void> {
  const { accountId, envelopeId, sender } = envelope;
  const { name, documentIdGuid, documentId, fileExtension } = document;
  const title = cutExtension(name);
  const customFields = listCustomFields(envelope);
  const executed = new Date(envelope.completedAt ?? state.now).toISOString();
  const agreementId = randomUUID();
  await state.of(agreements).put(accountId, agreementId, {
    agreementId,
    accountId,
    title,
    fileName: title === name ? `${name}.${fileExtension}` : name,
    documentId: documentIdGuid,
    ...guessType(title),
    status: 'COMPLETE',
    reviewStatus: 'PENDING',
    parties,
    provisions: {
      execution_date: executed,
      ...readProvisions(listValues(envelope, customFields)),
    },
    ...(customFields.size > 0 && { customFields: Object.fromEntries(customFields) }),
    languages: ['en-US'],
    sourceName: 'ESign',
    sourceId: envelopeId,
    sourceDocument: documentId,
    linkedData: [],
    createdAt: state.now,
    createdBy: sender.userId,
    modifiedAt: state.now,
    modifiedBy: sender.userId,
  });
}

/** Lists the signers and the account as the parties of an envelope. */
async function listParties(
  state: State,
  { accountId, recipients }: StoredEnvelope,
): Promise<StoredParty[]> {
  const account = await state.of(accounts).getShared('', accountId);
  const names = recipients
    .filter(({ signedAt }) => signedAt !== undefined)
    .map(({ details }) => details.signerName ?? details.name ?? '');
  if (account !== undefined) names.push(account.name);
  return [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => ({ id: randomUUID(), name, preferredName: name }));
}

function listCustomFields({ customFields }: StoredEnvelope): Map<string, string> {
  const { textCustomFields = [], listCustomFields: lists = [] } = customFields;
  return new Map(
    [...textCustomFields, ...lists].flatMap(({ name, value }) =>
      name === undefined ? [] : [[name, value ?? ''] as const],
    ),
  );
}

/** Lists the texts that can be provisions: custom fields, and what was entered in tabs. */
function listValues(
  { recipients }: StoredEnvelope,
  customFields: ReadonlyMap<string, string>,
): Map<string, string> {
  const values = new Map(customFields);
  for (const { tabs } of recipients)
    for (const { name, value } of listFormData(tabs, 'recipient'))
      if (name !== undefined && value !== undefined) values.set(name, value);
  return values;
}
