import type { StoredRoom } from '../../../state/model/rooms.ts';

/**
 * The details of a room as forms show them, by the names of form fields: that of the detail, or
 * `group.detail` of one in a group. Details without a value clear their fields.
 */
export function readRoomValues({ fieldData }: Pick<StoredRoom, 'fieldData'>): Map<string, string> {
  return new Map(listValues('', fieldData));
}

function listValues(prefix: string, data: object): [name: string, value: string][] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listValues(`${prefix}${name}.`, value)
      : [[`${prefix}${name}`, formatValue(value)]],
  );
}

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/;
/** A state of the reference list, which begins with its country. */
const state = /^[A-Z]{2}-([A-Z]{2})$/;

/** A value in the form that people in the United States write it. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return String(value).replace(isoDate, '$2/$3/$1').replace(state, '$1');
}
