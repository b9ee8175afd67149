import { z } from 'zod';
import { taskListTemplates } from '../tasks/stored-task-list.ts';
import { putTaskList } from '../tasks/task-lists-of-room.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { dateTimeText, optionalText, parseTime, roomsNumber } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const optionalNumber = z.exactOptional(roomsNumber);
const responsibility = z.enum(['assignee', 'watcher', 'reviewer']);

const taskBasics = z.strictObject({
  name: z.string().min(1),
  requiresApproval: z.boolean().default(false),
  requiresReview: z.boolean().default(false),
  isDocumentTask: z.boolean().default(false),
  dueDateTypeId: z.exactOptional(
    z.enum(['sd', 'tdd', 'acd', 'bd', 'crd', 'cd', 'ecd', 'ld', 'led', 'od']),
  ),
  dueDateOffset: z.exactOptional(z.int()),
  fixedDueDate: dateTimeText.optional(),
});

const templateSchema = z.strictObject({
  taskListTemplateId: roomsNumber,
  name: z.string().min(1),
  tasks: z
    .array(
      taskBasics.extend({
        people: z
          .array(z.strictObject({ responsibility, userId: optionalNumber, roleId: optionalNumber }))
          .default([]),
      }),
    )
    .default([]),
});

/** The templates of a company for task lists. */
export const taskListTemplatesSection: SeedSection<z.infer<typeof templateSchema>> = {
  name: 'taskListTemplates',
  schema: templateSchema,
  after: ['roomsUsers'],
  async applySeed(state, { accountId }, items) {
    for (const { tasks, ...item } of items)
      await state.of(taskListTemplates).put(accountId, String(item.taskListTemplateId), {
        ...item,
        tasks: tasks.map((task) =>
          withoutUndefined({ ...task, fixedDueDate: parseTime(task.fixedDueDate) }),
        ),
      });
  },
};

const listSchema = z.strictObject({
  taskListId: roomsNumber,
  roomId: roomsNumber,
  name: z.string().min(1),
  taskListTemplateId: roomsNumber,
  createdDate: dateTimeText.optional(),
  submittedForReviewDate: dateTimeText.optional(),
  approvalDate: dateTimeText.optional(),
  rejectedDate: dateTimeText.optional(),
  approvedByUserId: roomsNumber.optional(),
  rejectedByUserId: roomsNumber.optional(),
  comment: optionalText,
  tasks: z
    .array(
      taskBasics.extend({
        taskId: roomsNumber,
        people: z.array(z.strictObject({ responsibility, userId: roomsNumber })),
        completionDate: dateTimeText.optional(),
        approvalDate: dateTimeText.optional(),
        rejectedDate: dateTimeText.optional(),
        documentId: optionalNumber,
      }),
    )
    .default([]),
});

/** The task lists of rooms. */
export const taskListsSection: SeedSection<z.infer<typeof listSchema>> = {
  name: 'taskLists',
  schema: listSchema,
  after: ['taskListTemplates'],
  async applySeed(state, { accountId, createdAt: beginning }, items) {
    for (const item of items) {
      const createdAt = parseTime(item.createdDate) ?? beginning;
      const { taskListId, roomId, name, taskListTemplateId, comment } = item;
      const list = withoutUndefined({
        taskListId,
        roomId,
        name,
        taskListTemplateId,
        comment,
        createdAt,
        submittedAt: parseTime(item.submittedForReviewDate),
        approvedAt: parseTime(item.approvalDate),
        approvedById: item.approvedByUserId,
        rejectedAt: parseTime(item.rejectedDate),
        rejectedById: item.rejectedByUserId,
        tasks: item.tasks.map(({ completionDate, approvalDate, rejectedDate, ...task }) =>
          withoutUndefined({
            ...task,
            createdAt,
            fixedDueDate: parseTime(task.fixedDueDate),
            completedAt: parseTime(completionDate),
            approvedAt: parseTime(approvalDate),
            rejectedAt: parseTime(rejectedDate),
          }),
        ),
      });
      await putTaskList(state, accountId, list);
    }
  },
};
