import { writeStatus } from '../../../engine/status-in-words.ts';
import type { State } from '../../../state/state.ts';
import { tellUser } from './mails.ts';
import { refuse, requireRight, type TaskAct } from './open-task-list.ts';
import { findTaskListStatus, isTaskDone } from './statuses.ts';
import type { StoredTaskList } from './stored-task-list.ts';
import { saveTaskList } from './task-lists-of-room.ts';

/**
 * Submits a task list for review. Its tasks must be done. A user who may approve without a review
 * approves it with that.
 * @throws RoomsRefusal
 */
export async function submitTaskList(state: State, act: TaskAct): Promise<void> {
  requireRight(act, 'canSubmitTaskList');
  const { list, accountId } = act;
  const status = findTaskListStatus(list);
  if (status !== 'open' && status !== 'rejected')
    throw refuse(`Task list ${list.taskListId} is ${writeStatus(status)} already.`);
  const left = list.tasks.filter((task) => !isTaskDone(task));
  if (left.length > 0)
    throw refuse(
      `Task list ${list.taskListId} cannot be submitted before all tasks are done. These are left: ${left.map(({ taskId, name }) => `${taskId} (${name})`).join(', ')}.`,
    );
  await submit(state, act);
  await saveTaskList(state, accountId, list);
}

/**
 * Submits a task list with its last task, if the user who completes that has the permission. A
 * reviewer who approves the last task does not submit.
 */
export async function submitIfDone(state: State, act: TaskAct): Promise<void> {
  const { list, permissions } = act;
  const status = findTaskListStatus(list);
  const isOpen = status === 'open' || status === 'rejected';
  if (isOpen && list.tasks.every(isTaskDone) && permissions.has('canAutoSubmitTaskList'))
    await submit(state, act);
}

async function submit(state: State, act: TaskAct): Promise<void> {
  const { list, actor, room, permissions } = act;
  list.submittedAt = state.now;
  list.submittedById = actor.userId;
  forgetDecision(list);
  if (permissions.has('canAutoApproveTaskList')) {
    list.approvedAt = state.now;
    list.approvedById = actor.userId;
    return;
  }
  for (const ownerId of room.ownerIds)
    await tellUser(state, act, ownerId, {
      reason: 'rooms-task-list-submitted',
      subject: `Submitted for review: ${list.name} in ${room.name}`,
      text: [`${actor.firstName} ${actor.lastName} has submitted the task list.`],
    });
}

/** Deletes the result of an earlier review of the list. */
function forgetDecision(list: StoredTaskList): void {
  delete list.rejectedAt;
  delete list.rejectedById;
  delete list.comment;
}

/**
 * Approves or rejects a task list that was submitted. After a rejection it can be submitted again.
 * @throws RoomsRefusal
 */
export async function reviewTaskList(
  state: State,
  act: TaskAct,
  { approved, comment }: { approved: boolean; comment?: string | undefined },
): Promise<void> {
  requireRight(act, 'canReviewTaskList');
  const { list, actor, room, accountId } = act;
  if (findTaskListStatus(list) !== 'submitted')
    throw refuse(`Task list ${list.taskListId} is not submitted for review. Submit it first.`);
  if (approved) {
    list.approvedAt = state.now;
    list.approvedById = actor.userId;
  } else {
    list.rejectedAt = state.now;
    list.rejectedById = actor.userId;
  }
  if (comment !== undefined) list.comment = comment;
  await saveTaskList(state, accountId, list);
  if (list.submittedById === undefined) return;
  await tellUser(state, act, list.submittedById, {
    reason: approved ? 'rooms-task-list-approved' : 'rooms-task-list-rejected',
    subject: `${approved ? 'Approved' : 'Rejected'}: ${list.name} in ${room.name}`,
    text: [comment ?? `${actor.firstName} ${actor.lastName} has reviewed the task list.`],
  });
}
