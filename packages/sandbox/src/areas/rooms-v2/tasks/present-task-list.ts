import type { TaskList, TaskListSummary, TaskSummary } from '@countersign/types/rooms-v2';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { optionalRoomsDate, roomsDate } from '../rooms-date.ts';
import type { StoredTask, StoredTaskList } from './stored-task-list.ts';

/** Presents a task list in a list, without its tasks. */
export function presentTaskListSummary(list: StoredTaskList): TaskListSummary {
  return withoutUndefined({
    taskListId: list.taskListId,
    name: list.name,
    taskListTemplateId: list.taskListTemplateId,
    submittedForReviewDate: optionalRoomsDate(list.submittedAt),
    approvalDate: optionalRoomsDate(list.approvedAt),
    rejectedDate: optionalRoomsDate(list.rejectedAt),
    createdDate: roomsDate(list.createdAt),
    approvedByUserId: list.approvedById,
    rejectedByUserId: list.rejectedById,
    comment: list.comment,
  });
}

export function presentTaskList(list: StoredTaskList): TaskList {
  return { ...presentTaskListSummary(list), tasks: list.tasks.map(presentTask) };
}

function presentTask(task: StoredTask): TaskSummary {
  return withoutUndefined({
    taskId: task.taskId,
    name: task.name,
    requiresApproval: task.requiresApproval,
    dueDateTypeId: task.dueDateTypeId,
    dueDateOffset: task.dueDateOffset,
    fixedDueDate: optionalRoomsDate(task.fixedDueDate),
    ownerUserId: findOwner(task),
    completionDate: optionalRoomsDate(task.completedAt),
    approvalDate: optionalRoomsDate(task.approvedAt),
    rejectedDate: optionalRoomsDate(task.rejectedAt),
    createdDate: roomsDate(task.createdAt),
    isDocumentTask: task.isDocumentTask,
    requiresReview: task.requiresReview,
  });
}

/** The first assignee of a task, who owns it. */
export function findOwner({ people }: StoredTask): number | undefined {
  return people.find(({ responsibility }) => responsibility === 'assignee')?.userId;
}
