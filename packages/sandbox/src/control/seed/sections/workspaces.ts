import { z } from 'zod';
import { readDateTime } from '../../../engine/date-time.ts';
import {
  type StoredWorkspace,
  workspaceItems,
  workspaces,
} from '../../../envelopes/workspaces/stored-workspace.ts';
import type { State } from '../../../state/state.ts';
import { base64Bytes, dateTimeText, guid } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  workspaceId: guid,
  workspaceName: z.string().min(1),
  workspaceDescription: z.string().default(''),
  status: z.enum(['active', 'closed']).default('active'),
  commentsAllowed: z.enum(['true', 'false']).default('true'),
  rootFolderId: guid,
  createdDateTime: dateTimeText,
  lastModifiedDateTime: dateTimeText.optional(),
  /** The owner, and the people who were invited. */
  owner: z.strictObject({ workspaceUserId: guid, userId: guid }),
  participants: z.array(z.strictObject({ workspaceUserId: guid, userId: guid })).default([]),
  folders: z
    .array(z.strictObject({ folderId: guid, name: z.string().min(1), parentFolderId: guid }))
    .default([]),
  /** Files, all PDFs, with the size of each page, so that none has to be opened. */
  files: z
    .array(
      z.strictObject({
        fileId: guid,
        name: z.string().min(1),
        parentFolderId: guid,
        createdByUserId: guid,
        createdDateTime: dateTimeText,
        isPublic: z.boolean().default(true),
        pdf: base64Bytes,
        pages: z
          .array(z.strictObject({ width: z.number().positive(), height: z.number().positive() }))
          .min(1),
      }),
    )
    .default([]),
});

type SeedWorkspace = z.output<typeof schema>;

/** Workspaces with their people, folders and files. */
export const workspacesSection: SeedSection<SeedWorkspace> = {
  name: 'workspaces',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const item of items) {
      const workspace = createWorkspace(state, accountId, item);
      await state.of(workspaces).put(accountId, item.workspaceId, workspace);
      await seedItems(state, workspace, item);
    }
  },
};

function createWorkspace(
  state: State,
  accountId: string,
  { owner, participants, ...item }: SeedWorkspace,
): StoredWorkspace {
  const createdAt = readDateTime(item.createdDateTime) ?? state.now;
  return {
    workspaceId: item.workspaceId,
    name: item.workspaceName,
    description: item.workspaceDescription,
    status: item.status,
    commentsAllowed: item.commentsAllowed,
    billableAccountId: accountId,
    rootFolderId: item.rootFolderId,
    people: [
      { ...owner, type: 'type_owner', createdAt },
      ...participants.map((one) => ({ ...one, type: 'type_participant' as const, createdAt })),
    ],
    createdAt,
    createdById: owner.userId,
    modifiedAt: readDateTime(item.lastModifiedDateTime ?? '') ?? createdAt,
    modifiedById: owner.userId,
  };
}

async function seedItems(
  state: State,
  { workspaceId, name, createdAt, createdById }: StoredWorkspace,
  { rootFolderId, folders, files }: SeedWorkspace,
): Promise<void> {
  const kept = state.of(workspaceItems);
  const made = { createdAt, createdById, modifiedAt: createdAt, modifiedById: createdById };
  await kept.put(workspaceId, rootFolderId, { type: 'folder', id: rootFolderId, name, ...made });
  for (const { folderId: id, ...folder } of folders)
    await kept.put(workspaceId, id, { type: 'folder', id, ...folder, ...made });
  for (const { fileId: id, pdf, createdByUserId, createdDateTime, ...file } of files) {
    const at = readDateTime(createdDateTime) ?? createdAt;
    await kept.put(workspaceId, id, {
      type: 'file',
      id,
      ...file,
      contentType: 'application/pdf',
      extension: 'pdf',
      sizeBytes: pdf.length,
      content: await state.contents.put(pdf),
      createdAt: at,
      createdById: createdByUserId,
      modifiedAt: at,
      modifiedById: createdByUserId,
    });
  }
}
