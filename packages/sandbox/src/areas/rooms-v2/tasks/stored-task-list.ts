import type { TaskSummary } from '@countersign/types/rooms-v2';
import { kind } from '../../../state/records.ts';

/** The part of a person in a task; `GlobalLists_GetTaskResponsibilityTypes` lists the values. */
export type TaskResponsibility = 'assignee' | 'watcher' | 'reviewer';

/** Properties of tasks in rooms and of tasks in templates. */
interface TaskBasics {
  name: string;
  requiresApproval: boolean;
  requiresReview: boolean;
  /** Requires an attached document before the task is complete. */
  isDocumentTask: boolean;
  /** The date on which the due date is based; a task without one is never due. */
  dueDateTypeId?: NonNullable<TaskSummary['dueDateTypeId']>;
  /** Days from that date, negative for days before it. */
  dueDateOffset?: number;
  /** The due date of a task with the due date type `sd`. */
  fixedDueDate?: number;
}

/** A person with a responsibility: a user, or the first person in the room with a role. */
export interface TemplatePerson {
  responsibility: TaskResponsibility;
  userId?: number;
  roleId?: number;
}

interface StoredTemplateTask extends TaskBasics {
  people: TemplatePerson[];
}

/** Kept under the account, by its number. */
export interface StoredTaskListTemplate {
  taskListTemplateId: number;
  name: string;
  tasks: StoredTemplateTask[];
}

export const taskListTemplates = kind<StoredTaskListTemplate>('rooms-task-list-template');

export interface TaskPerson {
  responsibility: TaskResponsibility;
  userId: number;
}

export interface StoredTask extends TaskBasics {
  taskId: number;
  people: TaskPerson[];
  createdAt: number;
  completedAt?: number;
  approvedAt?: number;
  rejectedAt?: number;
  /** The document of the room that is attached. */
  documentId?: number;
}

/** A task list of a room. Kept under `<account>/<room>`, by its number. */
export interface StoredTaskList {
  taskListId: number;
  roomId: number;
  name: string;
  taskListTemplateId: number;
  createdAt: number;
  submittedAt?: number;
  submittedById?: number;
  approvedAt?: number;
  approvedById?: number;
  rejectedAt?: number;
  rejectedById?: number;
  /** The reviewer's comment. */
  comment?: string;
  tasks: StoredTask[];
}

export const taskLists = kind<StoredTaskList>('rooms-task-list');

/** The numbers of rooms by the number of a task list in them. Kept under the account. */
export const roomOfTaskLists = kind<number>('rooms-room-of-task-list');

/** The numbers of task lists by the number of a task in them. Kept under the account. */
export const listOfTasks = kind<number>('rooms-list-of-task');
