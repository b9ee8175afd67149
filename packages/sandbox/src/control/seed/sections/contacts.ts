import { z } from 'zod';
import { contacts } from '../../../state/model/users.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { guid } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  contactId: guid,
  /** The user who made it. */
  ownerId: guid,
  shared: z.boolean().default(false),
  name: z.string().min(1),
  emails: z.array(z.email()).default([]),
  organization: z.exactOptional(z.string()),
  signingGroup: z.exactOptional(z.string()),
  contactPhoneNumbers: z.exactOptional(
    z.array(
      z.strictObject({
        phoneNumber: z.string(),
        phoneType: z.exactOptional(z.enum(['home', 'mobile', 'work', 'other', 'fax'])),
      }),
    ),
  ),
});

/** Entries of the address book. */
export const contactsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'contacts',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { contactId, ownerId, shared, name, emails, ...details } of items) {
      const contact = { contactId, ownerId, shared, name, emails, details };
      await state.of(contacts).put(accountId, contactId, contact);
    }
  },
};
