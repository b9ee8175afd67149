import {
  taskListsCreateTaskList,
  taskListsGetTaskLists,
  usersLockUser,
  usersUnlockUser,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { ControlError, type Control } from '../../../src/control/client.ts';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { giveInes, ines, mara, roomId, twoTasks } from './seeds.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const path = { roomId };

/** A tenant whose room has a list with a simple task and one that is reviewed; both of Ines. */
async function newTest() {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T09:00:00Z');
  await control.seed(twoTasks);
  const body = { taskListTemplateId: 7801 };
  const { taskListId = 0, tasks = [] } = await taskListsCreateTaskList(client, { path, body });
  const [simple = 0, reviewed = 0] = tasks.map(({ taskId = 0 }) => taskId);
  return { client, control, taskListId, simple, reviewed };
}

/** Returns the error message of a call to the control API. */
async function catchProblem(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no problem';
  } catch (error) {
    if (error instanceof ControlError) return `${error.status} ${error.code}: ${error.message}`;
    throw error;
  }
}

async function readStatuses(control: Control, taskListId: number) {
  const { status, tasks } = await control.taskList(accountId, taskListId);
  return [status, ...tasks.map((task) => task.status)];
}

it('completes simple tasks, and has the others reviewed until they are approved', async () => {
  const { control, taskListId, simple, reviewed } = await newTest();
  await control.completeTask(accountId, simple);
  await control.completeTask(accountId, reviewed);
  expect(await readStatuses(control, taskListId)).toEqual(['open', 'complete', 'inreview']);
  await control.rejectTask(accountId, reviewed, { comment: 'The photo is blurred.' });
  expect(await readStatuses(control, taskListId)).toEqual(['open', 'complete', 'declined']);
  const [mail] = await control.outbox({ reason: 'rooms-task-declined' });
  expect(mail).toMatchObject({
    to: { email: 'ines.arcand@harbour.example' },
    text: ['The photo is blurred.'],
  });
  await control.completeTask(accountId, reviewed);
  await control.approveTask(accountId, reviewed);
  expect(await readStatuses(control, taskListId)).toEqual(['open', 'complete', 'approved']);
});

it('lets only those act whose task it is, or who have the permission', async () => {
  const { control, simple, reviewed } = await newTest();
  await control.seed(giveInes({}));
  await control.completeTask(accountId, reviewed, { userId: ines });
  expect(await catchProblem(control.approveTask(accountId, reviewed, { userId: ines }))).toMatch(
    /^403 USER_LACKS_PERMISSIONS.*canReviewAnyTask/,
  );
  await control.seed(giveInes({ canReviewAnyTask: true }));
  await control.approveTask(accountId, reviewed, { userId: ines });
  // An administrator can complete the tasks of others.
  await control.completeTask(accountId, simple, { userId: mara });
});

it('lets no one act who is locked out', async () => {
  const { client, control, simple } = await newTest();
  const user = { path: { userId: ines } };
  await usersLockUser(client, { ...user, body: { reason: 'Lost the laptop' } });
  expect(await catchProblem(control.completeTask(accountId, simple, { userId: ines }))).toMatch(
    /^403 USER_LACKS_PERMISSIONS.*locked out/,
  );
  await usersUnlockUser(client, user);
  await control.completeTask(accountId, simple, { userId: ines });
});

it('rejects what a task does not allow', async () => {
  const { control, simple, reviewed } = await newTest();
  expect(await catchProblem(control.approveTask(accountId, reviewed))).toMatch(
    /^400 PROPERTY_VALIDATION_FAILURE.*does not wait for a review/,
  );
  await control.completeTask(accountId, simple);
  expect(await catchProblem(control.completeTask(accountId, simple))).toMatch(/complete already/);
  expect(await catchProblem(control.rejectTask(accountId, simple))).toMatch(/does not wait/);
  expect(await catchProblem(control.completeTask(accountId, 17))).toMatch(/^404 NOT_FOUND/);
  expect(await catchProblem(control.completeTask(accountId, simple, { userId: 17 }))).toMatch(
    /^404 RESOURCE_NOT_FOUND.*no user 17/,
  );
});

it('submits a list when its tasks are done, and reviews it', async () => {
  const { client, control, taskListId, simple, reviewed } = await newTest();
  await control.seed(giveInes({ canSubmitTaskList: true }));
  const submit = () => control.submitTaskList(accountId, taskListId, { userId: ines });
  const read = async () =>
    (await taskListsGetTaskLists(client, { path })).taskListSummaries?.at(-1);
  expect(await catchProblem(submit())).toMatch(/These are left: .*Clean the berth.*Read the meter/);
  await control.completeTask(accountId, simple);
  await control.completeTask(accountId, reviewed);
  expect(await catchProblem(submit())).toMatch(/These are left: \d+ \(Read the meter\)/);
  await control.approveTask(accountId, reviewed);

  await control.advance({ hours: 1 });
  await submit();
  expect(await read()).toMatchObject({ submittedForReviewDate: '2026-11-23T10:00:00' });
  expect(await catchProblem(submit())).toMatch(/submitted already/);
  expect(
    await catchProblem(control.approveTaskList(accountId, taskListId, { userId: ines })),
  ).toMatch(/^403 USER_LACKS_PERMISSIONS.*canReviewTaskList/);

  await control.advance({ hours: 1 });
  await control.rejectTaskList(accountId, taskListId, { comment: 'Take photos too.' });
  expect(await read()).toMatchObject({
    rejectedDate: '2026-11-23T11:00:00',
    rejectedByUserId: mara,
    comment: 'Take photos too.',
  });
  expect(await control.outbox({ reason: 'rooms-task-list-rejected' })).toMatchObject([
    { to: { email: 'ines.arcand@harbour.example' }, text: ['Take photos too.'] },
  ]);

  await control.advance({ minutes: 30 });
  await submit();
  await control.approveTaskList(accountId, taskListId);
  const approved = await read();
  expect(approved).toMatchObject({
    submittedForReviewDate: '2026-11-23T11:30:00',
    approvalDate: '2026-11-23T11:30:00',
    approvedByUserId: mara,
  });
  expect(approved).not.toHaveProperty('rejectedDate');
  expect(approved).not.toHaveProperty('comment');
  expect(await catchProblem(control.completeTask(accountId, simple))).toMatch(/is approved/);
});

it('submits and approves by itself for those who have the permissions', async () => {
  const { control, taskListId, simple, reviewed } = await newTest();
  await control.seed(giveInes({ canAutoSubmitTaskList: true }));
  await control.completeTask(accountId, reviewed);
  await control.approveTask(accountId, reviewed);
  expect(await readStatuses(control, taskListId)).toEqual(['open', 'incomplete', 'approved']);
  await control.completeTask(accountId, simple, { userId: ines });
  expect((await readStatuses(control, taskListId))[0]).toBe('submitted');

  const other = await newTest();
  await other.control.seed(giveInes({ canAutoSubmitTaskList: true, canAutoApproveTaskList: true }));
  await other.control.completeTask(accountId, other.reviewed);
  await other.control.approveTask(accountId, other.reviewed);
  await other.control.completeTask(accountId, other.simple, { userId: ines });
  expect((await readStatuses(other.control, other.taskListId))[0]).toBe('approved');
});

it('counts due dates from the dates of the room, and calls tasks overdue by the clock', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-26T09:00:00Z');
  await control.seed({
    taskListTemplates: [
      {
        taskListTemplateId: 7802,
        name: 'With dates',
        tasks: [
          // The room has a contract date, 2026-11-30, but no offer date.
          { name: 'Before the contract', dueDateTypeId: 'cd', dueDateOffset: -3 },
          { name: 'Two days later', dueDateTypeId: 'tdd', dueDateOffset: 2 },
          { name: 'On a day', dueDateTypeId: 'sd', fixedDueDate: '2026-12-01T08:00:00Z' },
          { name: 'After the offer', dueDateTypeId: 'od', dueDateOffset: 1 },
          { name: 'At any time' },
        ],
      },
    ],
  });
  const body = { taskListTemplateId: 7802 };
  const { taskListId = 0 } = await taskListsCreateTaskList(client, { path, body });
  const { tasks } = await control.taskList(accountId, taskListId);
  expect(tasks.map(({ dueDate }) => dueDate)).toEqual([
    '2026-11-27T00:00:00.000Z',
    '2026-11-29T00:00:00.000Z',
    '2026-12-01T08:00:00.000Z',
    undefined,
    undefined,
  ]);
  const statusesAt = async (now: string) => {
    await control.freeze(now);
    return (await readStatuses(control, taskListId)).slice(1, 4);
  };
  // A day lasts until it is over.
  expect(await statusesAt('2026-11-27T23:59:59Z')).toEqual(Array(3).fill('incomplete'));
  expect(await statusesAt('2026-11-28T00:00:00Z')).toEqual(['overdue', 'incomplete', 'incomplete']);
  expect(await statusesAt('2026-12-01T08:00:00Z')).toEqual(Array(3).fill('overdue'));
});

it('needs a document of the room for tasks that say so', async () => {
  const { client, control } = newTenant();
  await control.seed({
    taskListTemplates: [
      {
        taskListTemplateId: 7803,
        name: 'With a document',
        tasks: [{ name: 'Upload the lease', isDocumentTask: true }],
      },
    ],
  });
  const body = { taskListTemplateId: 7803 };
  const { tasks } = await taskListsCreateTaskList(client, { path, body });
  const taskId = tasks?.[0]?.taskId ?? 0;
  expect(await catchProblem(control.completeTask(accountId, taskId))).toMatch(
    /^400 PROPERTY_VALIDATION_FAILURE.*needs a document of room 5518203/,
  );
  expect(await catchProblem(control.completeTask(accountId, taskId, { documentId: 17 }))).toMatch(
    /has no document 17/,
  );
});
