import { BulkRecipient } from '@countersign/zod/esign-v2.1/schemas/bulkRecipient';
import { EnvelopeTemplate } from '@countersign/zod/esign-v2.1/schemas/envelopeTemplate';
import { z } from 'zod';
import type { StoredAccount } from '../../../state/model/account.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { bulkRecipients } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { seedDefinition } from '../seed-definition.ts';
import { knownLock, seedLock } from '../seed-lock.ts';
import { knownDocument } from '../seed-document.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';
import { guid, parseTime } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  templateId: guid,
  ownerUserId: guid,
  /**
   * The definition in the form that `Templates_create` takes, with the times in the form that
   * `Templates_get` returns.
   */
  definition: EnvelopeTemplate,
  documents: z.array(knownDocument).default([]),
  sharedUsers: z.array(guid).default([]),
  sharedGroups: z.array(z.string()).default([]),
  bulkRecipients: z
    .array(z.strictObject({ recipientId: z.string(), people: z.array(BulkRecipient) }))
    .default([]),
  lock: knownLock.optional(),
});

/** Templates, and whom they are shared with. */
export const templatesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'templates',
  schema,
  after: ['groups', 'signingGroups', 'permissionProfiles'],
  async applySeed(state, account, items) {
    for (const { templateId, ownerUserId, definition, ...item } of items) {
      const { envelope } = await seedDefinition(state, account, {
        id: templateId,
        kind: 'template',
        userId: ownerUserId,
        definition,
        documents: item.documents,
      });
      const { name = '', description = '', shared = 'false', password = '', folderId } = definition;
      const lastUsedAt = parseTime(definition.lastUsed);
      envelope.template = {
        name,
        description,
        shared,
        password,
        sharedUsers: item.sharedUsers,
        sharedGroups: item.sharedGroups,
        ...(lastUsedAt !== undefined && { lastUsedAt }),
      };
      if (folderId !== undefined) envelope.folder = folderId;
      envelope.createdAt = parseTime(definition.created) ?? state.now;
      envelope.changedAt = parseTime(definition.lastModified) ?? envelope.createdAt;
      await seedBulkRecipients(state, account, envelope, item.bulkRecipients);
      await seedLock(state, account, envelope, item.lock);
      await state.envelopes.put(envelope);
    }
  },
};

/** @throws SeedError where the template has no such signer */
async function seedBulkRecipients(
  state: State,
  { accountId }: StoredAccount,
  { envelopeId, recipients }: StoredEnvelope,
  lists: z.infer<typeof schema>['bulkRecipients'],
): Promise<void> {
  for (const { recipientId, people } of lists) {
    const signer = recipients.find((one) => one.recipientId === recipientId);
    if (signer?.type !== 'signer')
      throw new SeedError(`template ${envelopeId}: bulkRecipients: no signer ${recipientId}`);
    signer.details.isBulkRecipient = 'true';
    const rows = people.map((person, at) => ({ ...person, rowNumber: String(at + 1) }));
    await state.of(bulkRecipients).put(accountId, `${envelopeId}/${signer.recipientIdGuid}`, rows);
  }
}
