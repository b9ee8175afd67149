import { z } from 'zod';
import { formGroups, formLibraries, forms } from '../../../state/model/room-forms.ts';
import {
  base64Bytes,
  dateTimeText,
  guid,
  parseTime,
  roomsNumber,
} from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const officeIds = z.array(roomsNumber).default([]);

const formSchema = z.strictObject({
  formId: guid,
  name: z.string().min(1),
  ownerName: z.string().min(1),
  version: z.string().default('1'),
  createdDate: dateTimeText.optional(),
  lastUpdatedDate: dateTimeText.optional(),
  /** Time from which it can be added to rooms (always). */
  availableOnDate: dateTimeText.optional(),
  /** The number of pages of the PDF, so that it does not have to be opened. */
  numberOfPages: z.int().positive().default(1),
  pdf: base64Bytes,
});

const librarySchema = z.strictObject({
  formLibraryId: guid,
  /** The name of the association. */
  name: z.string().min(1),
  providerId: z.string().min(1),
  associationId: z.string().min(1),
  associationGuid: guid,
  lastUpdateDate: dateTimeText.optional(),
  /** The offices that it is assigned to, in a company that requires this. */
  officeIds,
  forms: z.array(formSchema).default([]),
});

/** The libraries of forms that a company can use. */
export const formLibrariesSection: SeedSection<z.output<typeof librarySchema>> = {
  name: 'formLibraries',
  schema: librarySchema,
  after: ['roomsOffices'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { forms: own, lastUpdateDate, ...library } of items) {
      const { formLibraryId } = library;
      await state.of(formLibraries).put(accountId, formLibraryId, {
        ...library,
        updatedAt: parseTime(lastUpdateDate) ?? createdAt,
      });
      for (const { createdDate, lastUpdatedDate, availableOnDate, pdf, ...form } of own) {
        const since = parseTime(createdDate) ?? createdAt;
        await state.of(forms).put(accountId, form.formId, {
          ...form,
          formLibraryId,
          createdAt: since,
          updatedAt: parseTime(lastUpdatedDate) ?? since,
          availableAt: parseTime(availableOnDate) ?? since,
          contentId: await state.contents.put(pdf),
        });
      }
    }
  },
};

const groupSchema = z.strictObject({
  formGroupId: guid,
  name: z.string().min(1),
  /** The offices that it is granted to. */
  officeIds,
  forms: z
    .array(z.strictObject({ formId: guid, isRequired: z.boolean().default(false) }))
    .default([]),
});

/** The form groups of a company. */
export const formGroupsSection: SeedSection<z.output<typeof groupSchema>> = {
  name: 'formGroups',
  schema: groupSchema,
  after: ['formLibraries'],
  async applySeed(state, { accountId }, items) {
    for (const item of items) await state.of(formGroups).put(accountId, item.formGroupId, item);
  },
};
