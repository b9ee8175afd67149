import { z } from 'zod';
import { members } from '../../../state/model/account.ts';
import { notaries, notaryJournals } from '../../../state/model/notary.ts';
import { dateTimeText, guid, optionalText, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const flag = z.enum(['true', 'false']).default('true');

const notarySchema = z.strictObject({
  userId: guid,
  createdDateTime: dateTimeText.optional(),
  enabled: flag,
  searchable: flag,
  jurisdictions: z
    .array(
      z.strictObject({
        jurisdictionId: z.string(),
        commissionId: z.string(),
        commissionExpiration: z.string(),
        registeredName: z.string(),
        county: optionalText,
        sealType: optionalText,
      }),
    )
    .default([]),
});

/** The users who are registered as notaries. */
export const notariesSection: SeedSection<z.infer<typeof notarySchema>> = {
  name: 'notaries',
  schema: notarySchema,
  async applySeed(state, { accountId }, items) {
    for (const { userId, createdDateTime, ...registration } of items) {
      const member = await state.of(members).get(accountId, userId);
      if (member === undefined)
        throw new SeedError(`notaries: the account has no user ${userId}; add one to users`);
      const { userName, email } = member;
      const createdAt = parseTime(createdDateTime) ?? state.now;
      const notary = { userId, userName, email, createdAt, ...registration };
      await state.of(notaries).put('', userId, notary);
    }
  },
};

const journalSchema = z.strictObject({
  notaryJournalId: z.string(),
  /** The notary. */
  userId: guid,
  createdDateTime: dateTimeText,
  documentName: z.string(),
  signerName: z.string(),
  jurisdictionId: z.string(),
  comment: optionalText,
  signerIdType: optionalText,
  credibleWitnesses: z.array(z.strictObject({ name: z.string(), address: z.string() })).default([]),
});

/** The journals of notaries. */
export const notaryJournalsSection: SeedSection<z.infer<typeof journalSchema>> = {
  name: 'notaryJournals',
  schema: journalSchema,
  after: ['notaries'],
  async applySeed(state, _account, items) {
    for (const { userId, createdDateTime, ...entry } of items)
      await state.of(notaryJournals).put(userId, entry.notaryJournalId, {
        ...entry,
        createdAt: parseTime(createdDateTime) ?? 0,
      });
  },
};
