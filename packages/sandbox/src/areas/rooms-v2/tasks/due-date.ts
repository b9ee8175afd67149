import { readOwn } from '@countersign/mock/core/outside';
import { readDateTime } from '../../../engine/date-time.ts';
import { day } from '../../../engine/day.ts';
import type { StoredRoom } from '../../../state/model/rooms.ts';
import type { StoredTask } from './stored-task-list.ts';

/** The field of a room that each kind of date is taken from. */
const dateFields: Readonly<Record<string, string>> = {
  acd: 'actualCloseDate',
  bd: 'bindingDate',
  crd: 'contingencyRemovalDate',
  cd: 'contractDate',
  ecd: 'expectedClosingDate',
  ld: 'listingDate',
  led: 'listingExpirationDate',
  od: 'offerDate',
};

/**
 * The time at which each task of a list is due, in the order of the list; undefined for tasks that
 * are not due, or whose date the room does not have yet. A task of the type `tdd` is due some days
 * from the task before it.
 */
export function findDueDates(
  tasks: readonly StoredTask[],
  { fieldData }: Pick<StoredRoom, 'fieldData'>,
): (number | undefined)[] {
  let previous: number | undefined;
  return tasks.map(({ dueDateTypeId, dueDateOffset = 0, fixedDueDate }) => {
    const base =
      dueDateTypeId === 'tdd'
        ? previous
        : readRoomDate(fieldData, readOwn(dateFields, dueDateTypeId ?? ''));
    const counted = base === undefined ? undefined : base + dueDateOffset * day;
    previous = dueDateTypeId === 'sd' ? fixedDueDate : counted;
    return previous;
  });
}

function readRoomDate(
  fieldData: Readonly<Record<string, unknown>>,
  field: string | undefined,
): number | undefined {
  const value = field === undefined ? undefined : fieldData[field];
  return typeof value === 'string' ? readDateTime(value) : undefined;
}

/** Checks whether a due date has passed: a date without a time lasts until the end of its day. */
export function isPast(dueDate: number | undefined, now: number): boolean {
  if (dueDate === undefined) return false;
  return now >= (dueDate % day === 0 ? dueDate + day : dueDate);
}
