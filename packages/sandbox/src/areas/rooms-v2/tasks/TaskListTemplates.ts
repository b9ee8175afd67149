import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { taskListTemplates } from './stored-task-list.ts';

export const TaskListTemplates_GetTaskListTemplates = defineRoomsOperation(
  'TaskListTemplates_GetTaskListTemplates',
  async (state, _request, { account }) => {
    const all = await state.of(taskListTemplates).list(account.accountId);
    return {
      status: 200,
      paged: true,
      body: {
        taskListTemplates: all.map(({ taskListTemplateId, name, tasks }) => ({
          taskListTemplateId,
          name,
          taskCount: tasks.length,
          tasksWithDocumentsCount: tasks.filter(({ isDocumentTask }) => isDocumentTask).length,
        })),
        ...wholeRoomsList,
      },
    };
  },
);
