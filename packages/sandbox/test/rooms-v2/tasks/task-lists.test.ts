import {
  taskListTemplatesGetTaskListTemplates,
  taskListsCreateTaskList,
  taskListsDeleteTaskList,
  taskListsGetTaskLists,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { giveInes, ines, mara, roomId, twoTasks } from './seeds.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const path = { roomId };

function newTest() {
  const test = newTenant();
  const { tenant } = test;
  return { ...test, asInes: createTestClient({ tenant, token: 'sandbox-sender' }) };
}

it('lists the templates of the company, a page at a time', async () => {
  const { client } = newTest();
  const query = { startPosition: 1, count: 1 };
  const page = await taskListTemplatesGetTaskListTemplates(client, { query });
  expect(page).toMatchObject({
    taskListTemplates: [
      {
        taskListTemplateId: 7716,
        name: 'Survey of a quay',
        taskCount: 3,
        tasksWithDocumentsCount: 2,
      },
    ],
    resultSetSize: 1,
    startPosition: 1,
    endPosition: 1,
    totalRowCount: 2,
    nextUri: null,
  });
  expect(page.priorUri).toMatch(/task_list_templates\?/);
});

it('lists the task lists of a room, with how far their reviews are', async () => {
  const { client } = newTest();
  const { taskListSummaries } = await taskListsGetTaskLists(client, { path });
  expect(taskListSummaries).toMatchObject([
    { taskListId: 90_218, approvalDate: '2026-11-20T16:30:00', approvedByUserId: mara },
    { taskListId: 90_219, rejectedDate: '2026-11-20T16:40:00', rejectedByUserId: mara },
  ]);
  expect(taskListSummaries?.[0]).not.toHaveProperty('rejectedDate');
  expect(taskListSummaries?.[0]).not.toHaveProperty('tasks');
});

it('copies the tasks of a template to the room, each with its owner', async () => {
  const { client, control } = newTest();
  const body = { taskListTemplateId: 7716 };
  const list = await taskListsCreateTaskList(client, { path, body });
  expect(list).toMatchObject({
    name: 'Survey of a quay',
    taskListTemplateId: 7716,
    tasks: [
      // The room has no person with the role of the template, so the caller is the owner.
      { name: 'Take the depth chart', dueDateTypeId: 'ecd', dueDateOffset: -14, ownerUserId: mara },
      { name: 'Take photos of the wall', isDocumentTask: true, requiresReview: false },
      { name: 'Close the quay to boats', ownerUserId: mara },
    ],
  });
  expect(list).not.toHaveProperty('submittedForReviewDate');
  const ids = list.tasks?.map(({ taskId }) => taskId);
  expect(new Set(ids).size).toBe(3);
  const { taskListSummaries } = await taskListsGetTaskLists(client, { path });
  expect(taskListSummaries?.map(({ taskListId }) => taskListId)).toEqual([
    90_218,
    90_219,
    list.taskListId,
  ]);
  expect(await control.outbox({ reason: 'rooms-task-assigned' })).toEqual([]);
});

it('tells the owners of new tasks by e-mail, once for each task', async () => {
  const { client, control } = newTest();
  await control.seed(twoTasks);
  const body = { taskListTemplateId: 7801 };
  const { tasks } = await taskListsCreateTaskList(client, { path, body });
  expect(tasks?.map(({ ownerUserId }) => ownerUserId)).toEqual([ines, ines]);
  const mails = await control.outbox({ reason: 'rooms-task-assigned' });
  expect(mails.map(({ to, subject }) => [to.email, subject])).toEqual([
    ['ines.arcand@harbour.example', 'You have a task in Quay 7 extension: Clean the berth'],
    ['ines.arcand@harbour.example', 'You have a task in Quay 7 extension: Read the meter'],
  ]);
});

it('rejects templates and rooms that the company does not have', async () => {
  const { client } = newTest();
  const unknown = taskListsCreateTaskList(client, { path, body: { taskListTemplateId: 1 } });
  expect(await catchRefusal(unknown)).toBe('400 PROPERTY_VALIDATION_FAILURE');
  const nowhere = { roomId: 1 };
  const body = { taskListTemplateId: 7715 };
  for (const call of [
    () => taskListsCreateTaskList(client, { path: nowhere, body }),
    () => taskListsGetTaskLists(client, { path: nowhere }),
  ])
    expect(await catchRefusal(call())).toBe('404 RESOURCE_NOT_FOUND');
});

it('removes a task list once, and leaves the others', async () => {
  const { client } = newTest();
  const one = { path: { taskListId: 90_219 } };
  await taskListsDeleteTaskList(client, one);
  const { taskListSummaries } = await taskListsGetTaskLists(client, { path });
  expect(taskListSummaries?.map(({ taskListId }) => taskListId)).toEqual([90_218]);
  expect(await catchRefusal(taskListsDeleteTaskList(client, one))).toBe('404 RESOURCE_NOT_FOUND');
});

it('needs a permission to apply, to remove and to see task lists', async () => {
  const { asInes, control } = newTest();
  const apply = () => taskListsCreateTaskList(asInes, { path, body: { taskListTemplateId: 7715 } });
  const remove = () => taskListsDeleteTaskList(asInes, { path: { taskListId: 90_219 } });
  const list = () => taskListsGetTaskLists(asInes, { path });
  await control.seed(giveInes({}));
  for (const call of [apply, remove, list])
    expect(await catchRefusal(call())).toBe('403 USER_LACKS_PERMISSIONS');
  await control.seed(giveInes({ canReviewTaskList: true }));
  expect((await list()).taskListSummaries).toHaveLength(2);
  expect(await catchRefusal(apply())).toBe('403 USER_LACKS_PERMISSIONS');
  await control.seed(giveInes({ canApplyTaskList: true }));
  expect(await apply()).toMatchObject({ name: 'Lease of a berth' });
  expect(await catchRefusal(remove())).toBe('403 USER_LACKS_PERMISSIONS');
  await control.seed(giveInes({ canRemoveAnyTaskList: true }));
  await remove();
});

it('shows people without a permission the lists in which they have a task', async () => {
  const { client, asInes, control } = newTest();
  await control.seed(twoTasks);
  const body = { taskListTemplateId: 7801 };
  const { taskListId } = await taskListsCreateTaskList(client, { path, body });
  await control.seed(giveInes({}));
  const { taskListSummaries } = await taskListsGetTaskLists(asInes, { path });
  expect(taskListSummaries?.map((list) => list.taskListId)).toEqual([taskListId]);
});

it('hides task lists of rooms that the caller cannot view', async () => {
  const { asInes, control } = newTest();
  await control.seed(
    giveInes({ autoAccessToRoomsInOfficeOnly: false, canRemoveAnyTaskList: true }),
  );
  const removal = taskListsDeleteTaskList(asInes, { path: { taskListId: 90_219 } });
  expect(await catchRefusal(removal)).toBe('404 RESOURCE_NOT_FOUND');
});
