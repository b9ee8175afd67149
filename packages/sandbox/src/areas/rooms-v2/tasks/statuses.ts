import { isPast } from './due-date.ts';
import type { StoredTask, StoredTaskList } from './stored-task-list.ts';

/** The statuses of tasks, as `GlobalLists_GetTaskStatuses` lists them. */
export type TaskStatus =
  | 'incomplete'
  | 'inreview'
  | 'complete'
  | 'approved'
  | 'declined'
  | 'overdue';

export type TaskListStatus = 'open' | 'submitted' | 'approved' | 'rejected';

/** Checks whether a person has to review a task after it is complete. */
export function needsReview({ requiresApproval, requiresReview }: StoredTask): boolean {
  return requiresApproval || requiresReview;
}

/** Checks whether a task needs no further action. */
export function isTaskDone(task: StoredTask): boolean {
  return needsReview(task) ? task.approvedAt !== undefined : task.completedAt !== undefined;
}

export function findTaskStatus(
  task: StoredTask,
  dueDate: number | undefined,
  now: number,
): TaskStatus {
  if (task.approvedAt !== undefined) return 'approved';
  if (task.completedAt !== undefined) return needsReview(task) ? 'inreview' : 'complete';
  if (isPast(dueDate, now)) return 'overdue';
  return task.rejectedAt === undefined ? 'incomplete' : 'declined';
}

export function findTaskListStatus({
  submittedAt,
  approvedAt,
  rejectedAt,
}: StoredTaskList): TaskListStatus {
  if (approvedAt !== undefined) return 'approved';
  if (rejectedAt !== undefined) return 'rejected';
  return submittedAt === undefined ? 'open' : 'submitted';
}
