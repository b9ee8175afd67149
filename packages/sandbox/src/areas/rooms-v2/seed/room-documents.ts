import { z } from 'zod';
import { formatRoomKey } from '../documents/folders.ts';
import { putDocument } from '../documents/keep-document.ts';
import { roomFolders } from '../../../state/model/rooms.ts';
import {
  base64Bytes,
  dateTimeText,
  guid,
  optionalText,
  parseTime,
  roomsNumber,
} from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const folderSchema = z.strictObject({
  roomFolderId: roomsNumber,
  roomId: roomsNumber,
  name: z.string().min(1),
  isDefault: z.boolean().default(false),
});

/** The folders of rooms. */
export const roomFoldersSection: SeedSection<z.infer<typeof folderSchema>> = {
  name: 'roomFolders',
  schema: folderSchema,
  after: ['roomsUsers'],
  async applySeed(state, { accountId }, items) {
    for (const folder of items) {
      const key = formatRoomKey({ accountId, roomId: folder.roomId });
      await state.of(roomFolders).put(key, String(folder.roomFolderId), folder);
    }
  },
};

const documentSchema = z.strictObject({
  documentId: roomsNumber,
  roomId: roomsNumber,
  name: z.string().min(1),
  ownerId: roomsNumber,
  /** The default folder of a room without folders has the number of the room. */
  folderId: z.exactOptional(roomsNumber),
  createdDate: dateTimeText.optional(),
  mediaType: z.string().default('application/pdf'),
  isArchived: z.boolean().default(false),
  isDynamic: z.boolean().default(false),
  /** Marks a placeholder without a file. */
  isVirtual: z.boolean().default(false),
  formId: optionalText,
  signedInEnvelopeId: z.exactOptional(guid),
  users: z.array(roomsNumber).default([]),
  /** Nothing, for one without a file. */
  content: base64Bytes.prefault(''),
});

/** The documents of rooms. */
export const roomDocumentsSection: SeedSection<z.output<typeof documentSchema>> = {
  name: 'roomDocuments',
  schema: documentSchema,
  after: ['roomFolders'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { createdDate, content, isVirtual, roomId, ...item } of items)
      await putDocument(
        state,
        { accountId, roomId },
        {
          folderId: roomId,
          ...item,
          roomId,
          contentId: await state.contents.put(content),
          size: content.length,
          createdAt: parseTime(createdDate) ?? createdAt,
          ...(isVirtual && { isVirtual }),
        },
      );
  },
};
