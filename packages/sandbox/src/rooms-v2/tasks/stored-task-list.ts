import type { TaskSummary } from '@countersign/types/rooms-v2';
import { kind } from '../../state/records.ts';

/** What a person has to do with a task: `GlobalLists_GetTaskResponsibilityTypes` lists them. */
export type TaskResponsibility = 'assignee' | 'watcher' | 'reviewer';

/** What a task of a room and a task of a template have in common. */
interface TaskBasics {
  name: string;
  requiresApproval: boolean;
  requiresReview: boolean;
  /** Whether a document must be attached before the task is complete. */
  isDocumentTask: boolean;
  /** On which date the due date is based; tasks without it are never due. */
  dueDateTypeId?: NonNullable<TaskSummary['dueDateTypeId']>;
  /** Days from that date, negative for days before it. */
  dueDateOffset?: number;
  /** Of the type `sd`. */
  fixedDueDate?: number;
}

/** Who gets a responsibility: a user, or the first person in the room with a role. */
export interface TemplatePerson {
  responsibility: TaskResponsibility;
  userId?: number;
  roleId?: number;
}

export interface StoredTemplateTask extends TaskBasics {
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
  /** What the reviewer said. */
  comment?: string;
  tasks: StoredTask[];
}

export const taskLists = kind<StoredTaskList>('rooms-task-list');

/** Where a task list is: from its number to that of its room. Kept under the account. */
export const roomOfTaskLists = kind<number>('rooms-room-of-task-list');

/** Where a task is: from its number to that of its list. Kept under the account. */
export const listOfTasks = kind<number>('rooms-list-of-task');
