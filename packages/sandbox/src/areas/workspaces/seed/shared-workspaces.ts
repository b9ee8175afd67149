import { z } from 'zod';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { base64Bytes, dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { workspaceRoleIds } from '../access/roles.ts';
import {
  keyOf,
  sharedWorkspaces,
  uploadRequests,
  workspaceDocuments,
  workspaceEnvelopes,
  workspaceLinks,
  workspaceOfEnvelopes,
} from '../stored-workspace.ts';

const text = z.string().min(1);

const roleSchema = z.strictObject({ roleId: guid, name: z.enum(['Manage', 'Participate']) });

/** The IDs of the roles that people have in workspaces. */
export const workspaceRolesSection: SeedSection<z.infer<typeof roleSchema>> = {
  name: 'workspaceRoles',
  schema: roleSchema,
  async applySeed(state, { accountId }, items) {
    for (const { roleId, name } of items)
      await state.of(workspaceRoleIds).put(accountId, name, roleId);
  },
};

const workspaceSchema = z.strictObject({
  workspaceId: guid,
  name: text,
  brandId: z.exactOptional(guid),
  createdDate: dateTimeText.optional(),
  createdBy: guid,
  ownerIds: z.array(guid).min(1),
  people: z
    .array(
      z.strictObject({
        userId: guid,
        email: z.email(),
        firstName: z.string(),
        lastName: z.string(),
        roleId: guid,
        isOutside: z.exactOptional(z.literal(true)),
        token: text,
        accessEndsDate: dateTimeText.optional(),
      }),
    )
    .min(1),
  documents: z
    .array(
      z.strictObject({
        documentId: guid,
        name: text,
        ownerId: guid,
        mediaType: text.default('application/pdf'),
        file: base64Bytes,
        createdDate: dateTimeText.optional(),
      }),
    )
    .default([]),
  uploadRequests: z
    .array(
      z.strictObject({
        uploadRequestId: guid,
        name: text,
        description: z.string(),
        ownerId: guid,
        status: z.enum(['draft', 'in_progress', 'complete']),
        assignments: z.array(
          z.strictObject({ userId: guid, does: z.enum(['assignee', 'watcher']) }),
        ),
        documentIds: z.array(guid).default([]),
        createdDate: dateTimeText.optional(),
        dueDate: dateTimeText,
        sentDate: dateTimeText.optional(),
        completedDate: dateTimeText.optional(),
      }),
    )
    .default([]),
  envelopes: z.array(z.strictObject({ envelopeId: guid, name: text })).default([]),
});

/** The workspaces of the Workspaces API, with all that is in them. */
export const sharedWorkspacesSection: SeedSection<z.infer<typeof workspaceSchema>> = {
  name: 'sharedWorkspaces',
  schema: workspaceSchema,
  after: ['users', 'brands', 'envelopes', 'workspaceRoles'],
  async applySeed(state, { accountId, createdAt: beginning }, items) {
    for (const { createdDate, documents, envelopes, uploadRequests: asked, ...item } of items) {
      const createdAt = parseTime(createdDate) ?? beginning;
      const { workspaceId } = item;
      const key = keyOf({ accountId, workspaceId });
      await state.of(sharedWorkspaces).put(accountId, workspaceId, {
        ...item,
        accountId,
        createdAt,
        people: item.people.map(({ accessEndsDate, ...person }) =>
          withoutUndefined({ ...person, accessEndsAt: parseTime(accessEndsDate) }),
        ),
      });
      for (const { token, userId } of item.people)
        await state.of(workspaceLinks).put('', token, { accountId, workspaceId, userId });
      for (const { documentId, name, ownerId, mediaType, file, ...more } of documents) {
        const { firstName = '', lastName = '' } =
          item.people.find(({ userId }) => userId === ownerId) ?? {};
        await state.of(workspaceDocuments).put(key, documentId, {
          documentId,
          name,
          owner: { userId: ownerId, firstName, lastName },
          content: await state.contents.put(file),
          mediaType,
          size: file.length,
          createdAt: parseTime(more.createdDate) ?? createdAt,
        });
      }
      for (const { uploadRequestId, documentIds, dueDate, sentDate, ...request } of asked) {
        const { createdDate: began, completedDate, ...rest } = request;
        const at = parseTime(began) ?? createdAt;
        const completedAt = parseTime(completedDate);
        await state.of(uploadRequests).put(
          key,
          uploadRequestId,
          withoutUndefined({
            ...rest,
            requestId: uploadRequestId,
            documents: documentIds.map((documentId) => ({
              documentId,
              name: documents.find((one) => one.documentId === documentId)?.name ?? '',
            })),
            createdAt: at,
            updatedAt: completedAt ?? at,
            dueAt: parseTime(dueDate) ?? at,
            sentAt: parseTime(sentDate),
            completedAt,
          }),
        );
      }
      for (const { envelopeId, name } of envelopes) {
        await state.of(workspaceEnvelopes).put(key, envelopeId, { envelopeId, name });
        await state.of(workspaceOfEnvelopes).put(accountId, envelopeId, workspaceId);
      }
    }
  },
};
