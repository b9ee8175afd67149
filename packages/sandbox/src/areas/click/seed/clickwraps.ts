import { z } from 'zod';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { base64Bytes, dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';
import { members, type StoredAccount } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { saveAgreement } from '../agreements/stored-agreement.ts';
import { longestInterval } from '../clickwraps/read-request.ts';
import { scheduleActivation } from '../clickwraps/schedule-activation.ts';
import {
  saveClickwrap,
  type StoredClickDocument,
  type StoredClickwrap,
  type StoredVersion,
} from '../clickwraps/stored-clickwrap.ts';

const text = z.string().min(1);

const documentSchema = z
  .strictObject({
    documentName: text,
    documentHtml: z.exactOptional(text),
    /** A PDF, where there is no HTML. */
    documentBase64: z.exactOptional(base64Bytes),
    pages: z.int().positive().default(1),
  })
  .refine(
    ({ documentHtml, documentBase64 }) =>
      documentHtml !== undefined || documentBase64 !== undefined,
    'must have documentHtml or documentBase64',
  );

const flag = z.exactOptional(z.boolean());

const settingsSchema = z.strictObject({
  displayName: z.exactOptional(text),
  consentButtonText: z.exactOptional(text),
  consentText: z.exactOptional(text),
  declineButtonText: z.exactOptional(text),
  format: z.exactOptional(z.enum(['inline', 'modal'])),
  documentDisplay: z.exactOptional(z.enum(['link', 'document'])),
  downloadable: flag,
  hasDeclineButton: flag,
  recordDeclineResponses: flag,
  mustRead: flag,
  mustView: flag,
  requireAccept: flag,
  sendToEmail: flag,
  allowClientOnly: flag,
  allowedHosts: z.exactOptional(z.array(text)),
});

const versionSchema = z.strictObject({
  versionId: guid,
  versionNumber: z.string().regex(/^\d{1,6}\.\d{1,6}$/, 'must be a number such as 1.0'),
  status: z.enum(['draft', 'active', 'inactive', 'deleted']),
  createdDateTime: z.exactOptional(dateTimeText),
  modifiedDateTime: z.exactOptional(dateTimeText),
  scheduledDateTime: z.exactOptional(dateTimeText),
  requireReacceptance: z.boolean().default(false),
  /** The intervals at which people agree again. */
  scheduledReacceptance: z.exactOptional(
    z
      .strictObject({
        recurrenceInterval: z.int().positive(),
        recurrenceIntervalType: z.enum(['days', 'weeks', 'months', 'years']),
        startDateTime: z.exactOptional(dateTimeText),
      })
      .refine(
        ({ recurrenceInterval, recurrenceIntervalType }) =>
          recurrenceInterval <= longestInterval(recurrenceIntervalType),
        'must have a recurrenceInterval of at most a year',
      ),
  ),
  displaySettings: settingsSchema.default({}),
  dataFields: z
    .array(
      z.strictObject({
        name: text,
        label: text,
        type: z.enum(['STRING', 'NUMBER', 'DATE']).default('STRING'),
      }),
    )
    .default([]),
  documents: z.array(documentSchema).min(1),
});

const agreementSchema = z.strictObject({
  agreementId: guid,
  versionId: guid,
  clientUserId: text,
  status: z.enum(['created', 'agreed', 'declined']).default('agreed'),
  createdDateTime: z.exactOptional(dateTimeText),
  answeredDateTime: z.exactOptional(dateTimeText),
  documentData: z.exactOptional(z.record(z.string(), z.string())),
  metadata: z.exactOptional(text),
});

const schema = z.strictObject({
  clickwrapId: guid,
  name: text,
  ownerUserId: guid,
  isShared: z.boolean().default(false),
  /** The oldest first. */
  versions: z.array(versionSchema).min(1),
  agreements: z.array(agreementSchema).default([]),
});

/** Clickwraps with their versions and agreements. */
export const clickwrapsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'clickwraps',
  schema,
  after: ['users'],
  async applySeed(state, account, items) {
    for (const { agreements, versions, ...item } of items) {
      const { clickwrapId, ownerUserId } = item;
      const { accountId } = account;
      if ((await state.of(members).get(accountId, ownerUserId)) === undefined)
        throw new SeedError(`clickwrap ${clickwrapId}: no user ${ownerUserId}; add one to users`);
      const clickwrap: StoredClickwrap = { ...item, accountId, versions: [] };
      for (const version of versions)
        clickwrap.versions.push(await createVersion(state, account, ownerUserId, version));
      for (const version of clickwrap.versions) await scheduleActivation(state, clickwrap, version);
      await saveClickwrap(state, clickwrap);
      for (const agreement of agreements) await seedAgreement(state, clickwrap, agreement);
    }
  },
};

async function createVersion(
  state: State,
  { createdAt: beginning }: StoredAccount,
  userId: string,
  { versionNumber, documents, createdDateTime, ...version }: z.infer<typeof versionSchema>,
): Promise<StoredVersion> {
  const { modifiedDateTime, scheduledDateTime, scheduledReacceptance, ...rest } = version;
  const createdAt = parseTime(createdDateTime) ?? beginning;
  const modifiedAt = parseTime(modifiedDateTime) ?? createdAt;
  const [major = 1, minor = 0] = versionNumber.split('.').map(Number);
  const stored: StoredClickDocument[] = [];
  for (const [order, document] of documents.entries())
    stored.push(await createDocument(state, order, document));
  return withoutUndefined({
    ...rest,
    major,
    minor,
    createdAt,
    modifiedAt,
    modifiedBy: userId,
    activatedAt: ['active', 'inactive'].includes(version.status) ? modifiedAt : undefined,
    scheduledAt: parseTime(scheduledDateTime),
    reacceptance: scheduledReacceptance,
    documents: stored,
  });
}

async function createDocument(
  { contents }: Pick<State, 'contents'>,
  order: number,
  {
    documentName,
    documentHtml,
    documentBase64 = Buffer.alloc(0),
    pages,
  }: z.infer<typeof documentSchema>,
): Promise<StoredClickDocument> {
  const bytes = documentHtml === undefined ? documentBase64 : Buffer.from(documentHtml);
  const original = await contents.put(bytes);
  const named = { name: documentName, order, original };
  return documentHtml === undefined
    ? { ...named, fileExtension: 'pdf', pdf: original, pages }
    : { ...named, fileExtension: 'html', isHtml: true };
}

async function seedAgreement(
  state: State,
  { accountId, clickwrapId }: StoredClickwrap,
  { createdDateTime, answeredDateTime, ...agreement }: z.infer<typeof agreementSchema>,
): Promise<void> {
  const createdAt = parseTime(createdDateTime) ?? state.now;
  const answeredAt = parseTime(answeredDateTime) ?? createdAt;
  await saveAgreement(state, {
    ...agreement,
    accountId,
    clickwrapId,
    createdAt,
    ...(agreement.status === 'agreed' && { agreedAt: answeredAt }),
    ...(agreement.status === 'declined' && { declinedAt: answeredAt }),
  });
}
