import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/**
 * Creates the calls with which people act on the tasks of a room; without `userId`, the people
 * whose turn it is act.
 */
export function createTaskCalls({ api, unwrap }: CallParts) {
  return {
    /** Reads a task list of a room, with the status and the due date of each task. */
    taskList: async (accountId: string, taskListId: number) =>
      unwrap(
        await api.GET(
          '/accounts/{accountId}/task-lists/{taskListId}',
          onList(accountId, taskListId),
        ),
      ),
    /** Submits a task list for review, once all its tasks are done. */
    submitTaskList: async (
      accountId: string,
      taskListId: number,
      body: Schemas['TaskActing'] = {},
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/task-lists/{taskListId}/submit', {
          ...onList(accountId, taskListId),
          body,
        }),
      ),
    /** Approves a task list that was submitted. */
    approveTaskList: async (
      accountId: string,
      taskListId: number,
      body: Schemas['TaskReviewing'] = {},
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/task-lists/{taskListId}/approve', {
          ...onList(accountId, taskListId),
          body,
        }),
      ),
    /** Rejects a task list that was submitted. */
    rejectTaskList: async (
      accountId: string,
      taskListId: number,
      body: Schemas['TaskReviewing'] = {},
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/task-lists/{taskListId}/reject', {
          ...onList(accountId, taskListId),
          body,
        }),
      ),
    /** Completes a task; some need a document. */
    completeTask: async (accountId: string, taskId: number, body: Schemas['TaskCompleting'] = {}) =>
      unwrap(
        await api.POST('/accounts/{accountId}/tasks/{taskId}/complete', {
          ...onTask(accountId, taskId),
          body,
        }),
      ),
    /** Approves a task that is in review. */
    approveTask: async (accountId: string, taskId: number, body: Schemas['TaskReviewing'] = {}) =>
      unwrap(
        await api.POST('/accounts/{accountId}/tasks/{taskId}/approve', {
          ...onTask(accountId, taskId),
          body,
        }),
      ),
    /** Declines a task that is in review. */
    rejectTask: async (accountId: string, taskId: number, body: Schemas['TaskReviewing'] = {}) =>
      unwrap(
        await api.POST('/accounts/{accountId}/tasks/{taskId}/reject', {
          ...onTask(accountId, taskId),
          body,
        }),
      ),
  };
}

function onList(accountId: string, taskListId: number) {
  return { params: { path: { accountId, taskListId } } };
}

function onTask(accountId: string, taskId: number) {
  return { params: { path: { accountId, taskId } } };
}
