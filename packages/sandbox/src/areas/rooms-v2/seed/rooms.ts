import type { Room } from '@countersign/types/rooms-v2';
import { z } from 'zod';
import { changeFieldData } from '../fields/field-data.ts';
import { findFieldSet } from '../fields/find-field-set.ts';
import { roomTemplates } from '../room-templates/stored-room-template.ts';
import { companies, transactionSides } from '../../../state/model/rooms.ts';
import { dateTimeText, parseTime, roomsNumber } from '../../../frame/seed/fields.ts';
import { SeedError } from '../../../frame/seed/seed.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const side = z.exactOptional(z.enum(transactionSides));

const templateSchema = z.strictObject({
  roomTemplateId: roomsNumber,
  name: z.string().min(1),
  isEnabled: z.boolean().default(true),
  transactionSideId: side,
  taskListTemplateIds: z.array(roomsNumber).default([]),
  officeIds: z.array(roomsNumber).default([]),
  regionIds: z.array(roomsNumber).default([]),
});

/** Templates from which rooms are created. */
export const roomTemplatesSection: SeedSection<z.infer<typeof templateSchema>> = {
  name: 'roomTemplates',
  schema: templateSchema,
  after: ['roomsOffices'],
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(roomTemplates).put(accountId, String(item.roomTemplateId), item);
  },
};

type ClosedStatusId = Exclude<NonNullable<Room['closedStatusId']>, ''>;

/**
 * The reasons for closing a room. The compiler rejects the object if it lacks one of the contract.
 */
export const closedStatuses: { readonly [Id in ClosedStatusId]: Id } = {
  sold: 'sold',
  dup: 'dup',
  escrcncl: 'escrcncl',
  inspctn: 'inspctn',
  exp: 'exp',
  lostbuy: 'lostbuy',
  lost: 'lost',
  list: 'list',
  newlist: 'newlist',
  offrrjct: 'offrrjct',
  pend: 'pend',
  lstcanc: 'lstcanc',
  lstleave: 'lstleave',
  sellwtdw: 'sellwtdw',
  nofin: 'nofin',
  disciss: 'disciss',
  appiss: 'appiss',
  mtgiss: 'mtgiss',
  zoniss: 'zoniss',
  attiss: 'attiss',
  proplsd: 'proplsd',
  tenlease: 'tenlease',
};

const personSchema = z.strictObject({
  userId: roomsNumber,
  roleId: z.exactOptional(roomsNumber),
  transactionSideId: side,
  invitedByUserId: z.exactOptional(roomsNumber),
  invitedDate: dateTimeText.optional(),
  /** Time since when the person has no access. */
  revokedDate: dateTimeText.optional(),
});

const roomSchema = z.strictObject({
  roomId: roomsNumber,
  name: z.string().min(1),
  officeId: z.exactOptional(roomsNumber),
  status: z.enum(['active', 'pending', 'closed']).default('active'),
  transactionSideId: side,
  roomTemplateId: z.exactOptional(roomsNumber),
  createdDate: dateTimeText.optional(),
  createdByUserId: roomsNumber,
  roomOwnerIds: z.array(roomsNumber).min(1),
  people: z.array(personSchema).default([]),
  submittedForReviewDate: dateTimeText.optional(),
  rejectedDate: dateTimeText.optional(),
  rejectedByUserId: z.exactOptional(roomsNumber),
  closedDate: dateTimeText.optional(),
  closedStatusId: z.exactOptional(z.enum(closedStatuses)),
  fieldData: z.record(z.string(), z.unknown()).default({}),
  fieldDataLastUpdatedDate: dateTimeText.optional(),
});

/** Rooms with their people and details. */
export const roomsSection: SeedSection<z.infer<typeof roomSchema>> = {
  name: 'rooms',
  schema: roomSchema,
  after: ['roomsUsers', 'fieldSets', 'roomTemplates'],
  async applySeed(state, { accountId, createdAt: usual }, items) {
    const company = await state.of(companies).get('', accountId);
    if (company === undefined && items.length > 0)
      throw new SeedError(`rooms: the account has no company; add one to roomsCompanies`);
    const set = await findFieldSet(state, accountId, company?.defaultFieldSetId ?? '');
    for (const { people, roomOwnerIds, fieldData, createdDate, ...item } of items) {
      const { submittedForReviewDate, rejectedDate, closedDate, ...rest } = item;
      const { fieldDataLastUpdatedDate, ...room } = rest;
      const createdAt = parseTime(createdDate) ?? usual;
      const submittedForReviewAt = parseTime(submittedForReviewDate);
      const rejectedAt = parseTime(rejectedDate);
      const closedAt = parseTime(closedDate);
      const { after } = changeFieldData(set, {}, fieldData, `rooms/${item.roomId}/fieldData`);
      await state.rooms.put({
        ...room,
        accountId,
        createdAt,
        ownerIds: roomOwnerIds,
        people: people.map(({ invitedDate, revokedDate, ...person }) => {
          const revokedAt = parseTime(revokedDate);
          return {
            ...person,
            invitedAt: parseTime(invitedDate) ?? createdAt,
            ...(revokedAt !== undefined && { revokedAt }),
          };
        }),
        ...(submittedForReviewAt !== undefined && { submittedForReviewAt }),
        ...(rejectedAt !== undefined && { rejectedAt }),
        ...(closedAt !== undefined && { closedAt }),
        fieldSetId: set.fieldSetId,
        fieldData: after,
        fieldDataChangedAt: parseTime(fieldDataLastUpdatedDate) ?? createdAt,
        envelopes: [],
      });
    }
  },
};
