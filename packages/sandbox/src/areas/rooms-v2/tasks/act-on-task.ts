import { writeStatus } from '../../../engine/status-in-words.ts';
import type { State } from '../../../state/state.ts';
import { getDocument } from '../documents/find-document.ts';
import { submitIfDone } from './act-on-list.ts';
import { tellPeople } from './mails.ts';
import { refuse, requireRight, type TaskAct } from './open-task-list.ts';
import { findTaskListStatus, needsReview } from './statuses.ts';
import type { StoredTask, TaskResponsibility } from './stored-task-list.ts';
import { saveTaskList } from './task-lists-of-room.ts';

/**
 * Marks a task as complete. A task that needs a review or an approval waits for its reviewers then.
 * @param documentId the document of the room to attach
 * @throws RoomsRefusal
 */
export async function completeTask(
  state: State,
  act: TaskAct,
  task: StoredTask,
  documentId: number | undefined,
): Promise<void> {
  const { list, room, actor } = act;
  requireRight(act, 'canEditAnyTasks', isResponsible(act, task, 'assignee'));
  requireOpen(act);
  if (task.completedAt !== undefined)
    throw refuse(`Task ${task.taskId} is complete already. Reject it first to do it again.`);
  if (documentId !== undefined) await attachDocument(state, act, task, documentId);
  if (task.isDocumentTask && task.documentId === undefined)
    throw refuse(`Task ${task.taskId} needs a document of room ${room.roomId}: send documentId.`);
  task.completedAt = state.now;
  delete task.rejectedAt;
  await tellPeople(state, act, task, needsReview(task) ? 'reviewer' : 'watcher', {
    reason: needsReview(task) ? 'rooms-task-review' : 'rooms-task-complete',
    subject: `${needsReview(task) ? 'Please review' : 'Complete'}: ${task.name} in ${room.name}`,
    text: [`${actor.firstName} ${actor.lastName} has completed a task of ${list.name}.`],
  });
  await submitIfDone(state, act);
  await saveTaskList(state, act.accountId, list);
}

/**
 * Approves a task that waits for a review, or declines it: then it has to be done again.
 * @throws RoomsRefusal
 */
export async function reviewTask(
  state: State,
  act: TaskAct,
  task: StoredTask,
  decision: { approved: boolean; comment?: string | undefined },
): Promise<void> {
  const { list, room } = act;
  requireRight(act, 'canReviewAnyTask', isResponsible(act, task, 'reviewer'));
  requireOpen(act);
  if (!needsReview(task) || task.completedAt === undefined || task.approvedAt !== undefined)
    throw refuse(
      `Task ${task.taskId} does not wait for a review: it must need one, and be complete.`,
    );
  if (decision.approved) task.approvedAt = state.now;
  else {
    task.rejectedAt = state.now;
    delete task.completedAt;
  }
  await tellPeople(state, act, task, 'assignee', {
    reason: decision.approved ? 'rooms-task-approved' : 'rooms-task-declined',
    subject: `${decision.approved ? 'Approved' : 'Declined'}: ${task.name} in ${room.name}`,
    text: [decision.comment ?? `The task belongs to the task list ${list.name}.`],
  });
  await saveTaskList(state, act.accountId, list);
}

function isResponsible(
  { actor }: TaskAct,
  { people }: StoredTask,
  responsibility: TaskResponsibility,
): boolean {
  return people.some(
    (person) => person.userId === actor.userId && person.responsibility === responsibility,
  );
}

/** The tasks of a list that is being reviewed, or is approved, stay as they are. */
function requireOpen({ list }: TaskAct): void {
  const status = findTaskListStatus(list);
  if (status === 'submitted' || status === 'approved')
    throw refuse(
      `Task list ${list.taskListId} is ${writeStatus(status)}; its tasks cannot be changed now.`,
    );
}

async function attachDocument(
  state: State,
  { room }: TaskAct,
  task: StoredTask,
  documentId: number,
): Promise<void> {
  if ((await getDocument(state, room, documentId)) === undefined)
    throw refuse(
      `Room ${room.roomId} has no document ${documentId}. Get the IDs with Rooms_GetDocuments.`,
    );
  task.documentId = documentId;
}
