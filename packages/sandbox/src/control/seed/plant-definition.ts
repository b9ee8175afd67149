import { randomUUID } from 'node:crypto';
import type { Document, EnvelopeDefinition, EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import { z } from 'zod';
import type { Context } from '../../engine/context.ts';
import { eachField } from '../../envelopes/custom-fields/field-lists.ts';
import { newEnvelope } from '../../envelopes/new-envelope.ts';
import { fill } from '../../envelopes/read-definition.ts';
import { type AddedRecipient, giveOwnTabs } from '../../envelopes/recipients/add-recipients.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { SeedError } from './seed.ts';
import { guid } from './fields.ts';

/** An envelope or template of a seed. */
interface PlantedItem {
  id: string;
  kind: StoredEnvelope['kind'];
  /** Who sent it or owns it. */
  userId: string;
  definition: Omit<EnvelopeDefinition, 'status'> & Omit<EnvelopeTemplate, 'status'>;
  /** What is known of its PDFs; others are opened. */
  documents: readonly KnownDocument[];
}

/**
 * Makes what a definition of a seed describes, with the IDs that it gives to its parts.
 * @returns it, not saved yet, and its recipients
 * @throws SeedError where the account has no such user; ServiceError with what is wrong with it
 */
export async function plantDefinition(
  state: State,
  account: StoredAccount,
  { id, kind, userId, definition, documents }: PlantedItem,
): Promise<{ envelope: StoredEnvelope; added: AddedRecipient[] }> {
  const context = await contextOf(state, account, userId, `${kind} ${id}`);
  const envelope = newEnvelope(state, context, kind);
  envelope.envelopeId = id;
  const rest = [];
  for (const document of definition.documents ?? []) {
    const known = documents.find(({ documentId }) => documentId === document.documentId);
    if (known === undefined) rest.push(document);
    else envelope.documents.push(await plantedDocument(state, document, known));
  }
  const added = await fill(state, envelope, { ...definition, documents: rest }, new Map());
  giveOwnTabs(context, envelope, added);
  for (const { list, at, field } of eachField(definition.customFields ?? {})) {
    const stored = envelope.customFields[list]?.[at];
    if (stored !== undefined && field.fieldId !== undefined) stored.fieldId = field.fieldId;
  }
  return { envelope, added };
}

/** @throws SeedError */
async function contextOf(
  state: State,
  account: StoredAccount,
  userId: string,
  what: string,
): Promise<Context> {
  const caller = await state.of(members).get(account.accountId, userId);
  if (caller === undefined)
    throw new SeedError(`${what}: ${account.name} has no user ${userId}; add one to users`);
  return {
    operationId: '',
    account,
    caller,
    claims: { sub: userId, clientId: '', scopes: [], exp: Infinity },
    origin: '',
    newId: randomUUID,
  };
}

/** What is known of a PDF in a seed, so that it need not be opened when the sandbox starts. */
export const knownDocument = z.strictObject({
  documentId: z.string(),
  documentIdGuid: guid.optional(),
  /** The size of each page in points. */
  pages: z
    .array(z.strictObject({ width: z.number().positive(), height: z.number().positive() }))
    .min(1),
});

type KnownDocument = z.infer<typeof knownDocument>;

/** A PDF of a seed, as it is kept. */
async function plantedDocument(
  state: State,
  { documentId = '', name = '', order = '1', documentBase64 = '', documentFields = [] }: Document,
  { documentIdGuid = randomUUID(), pages }: KnownDocument,
): Promise<StoredDocument> {
  const bytes = Buffer.from(documentBase64, 'base64');
  return {
    documentId,
    documentIdGuid,
    name,
    order: Number(order),
    content: await state.contents.put(bytes),
    fileExtension: 'pdf',
    pages,
    sizeBytes: bytes.length,
    fields: documentFields,
    templates: [],
  };
}

/** A lock in a seed, which begins when it is planted. */
export const knownLock = z.strictObject({
  lockToken: z.string().min(1),
  /** Who holds it. */
  userId: guid,
  lockedByApp: z.string().default(''),
  lockDurationInSeconds: z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a number as text')
    .default('300'),
});

type KnownLock = z.infer<typeof knownLock>;

/**
 * Locks an envelope or template of a seed.
 * @throws SeedError where the account has no such user
 */
export async function plantLock(
  state: State,
  { accountId, name }: StoredAccount,
  envelope: StoredEnvelope,
  lock: KnownLock | undefined,
): Promise<void> {
  if (lock === undefined) return;
  const { lockToken: token, userId, lockedByApp, lockDurationInSeconds } = lock;
  const holder = await state.of(members).get(accountId, userId);
  if (holder === undefined)
    throw new SeedError(
      `${envelope.kind} ${envelope.envelopeId}: ${name} has no user ${userId} to hold the lock; add one to users`,
    );
  const durationInSeconds = Number(lockDurationInSeconds);
  envelope.lock = {
    token,
    lockedByApp,
    userId,
    userName: holder.userName,
    email: holder.email,
    durationInSeconds,
    until: state.now + durationInSeconds * 1000,
    lockType: 'edit',
    useScratchPad: 'false',
  };
}
