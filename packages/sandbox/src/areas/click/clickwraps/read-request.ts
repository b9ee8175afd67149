import type {
  ClickwrapRequest,
  ClickwrapScheduledReacceptance,
  DataField,
} from '@countersign/types/click';
import { requireDateTime } from '../../../engine/date-time.ts';
import type { State } from '../../../state/state.ts';
import { refusal, refuseBody } from '../refusal.ts';
import { readDocuments } from './read-documents.ts';
import type { StoredVersion } from './stored-clickwrap.ts';

const longest: ReadonlyMap<string, number> = new Map([
  ['days', 365],
  ['weeks', 52],
  ['months', 12],
  ['years', 1],
]);

/** Returns the longest interval in a unit. @evidence public */
export function longestInterval(unit: string): number {
  return longest.get(unit) ?? 1;
}

/** The parts of a version that people edit. */
export type VersionParts = Pick<
  StoredVersion,
  | 'requireReacceptance'
  | 'reacceptance'
  | 'scheduledAt'
  | 'displaySettings'
  | 'dataFields'
  | 'documents'
>;

/** The name of a clickwrap, which programs send in either of two fields. */
export function readName({ name, clickwrapName }: ClickwrapRequest): string {
  return (name ?? clickwrapName ?? '').trim();
}

/**
 * Reads the parts of a version from a request; those that it leaves out stay as they are.
 * @throws Refusal INVALID_REQUEST_BODY, UNABLE_TO_LOAD_DOCUMENT
 * @evidence public
 */
export async function readParts(
  state: State,
  body: ClickwrapRequest,
  before?: VersionParts,
): Promise<VersionParts> {
  const parts: VersionParts = {
    requireReacceptance: body.requireReacceptance ?? before?.requireReacceptance ?? false,
    displaySettings: body.displaySettings ?? before?.displaySettings ?? {},
    dataFields: readFields(body.dataFields ?? before?.dataFields ?? []),
    documents:
      body.documents === undefined
        ? (before?.documents ?? [])
        : await readDocuments(state, body.documents),
  };
  if (parts.documents.length === 0)
    throw refusal('INVALID_REQUEST_BODY', '/documents: a clickwrap needs one document at least.');
  return { ...parts, ...readSchedules(body, before) };
}

/**
 * Reads the schedules of a version from a request.
 * @throws Refusal INVALID_REQUEST_BODY for an interval that is too long
 */
export function readSchedules(
  { scheduledDate, scheduledReacceptance, fieldsToNull = '' }: ClickwrapRequest,
  before: Pick<StoredVersion, 'reacceptance' | 'scheduledAt'> = {},
): Pick<StoredVersion, 'reacceptance' | 'scheduledAt'> {
  const removed = fieldsToNull.split(',');
  const reacceptance = scheduledReacceptance ?? before.reacceptance;
  const scheduledAt =
    scheduledDate === undefined
      ? before.scheduledAt
      : requireDateTime('/scheduledDate', scheduledDate, refuseBody);
  if (reacceptance !== undefined) checkInterval(reacceptance);
  return {
    ...(reacceptance !== undefined &&
      !removed.includes('scheduledReacceptance') && { reacceptance }),
    ...(scheduledAt !== undefined && !removed.includes('scheduledDate') && { scheduledAt }),
  };
}

/**
 * @throws Refusal INVALID_REQUEST_BODY for an interval that is too long
 * @evidence public
 */
function checkInterval({
  recurrenceInterval = 1,
  recurrenceIntervalType = 'days',
}: ClickwrapScheduledReacceptance): void {
  const most = longestInterval(recurrenceIntervalType);
  if (recurrenceInterval > most)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `/scheduledReacceptance/recurrenceInterval must be ${most} or less for ${recurrenceIntervalType}.`,
    );
}

/**
 * @throws Refusal INVALID_REQUEST_BODY for two fields of one name, or one without
 * @evidence public
 */
function readFields(fields: readonly DataField[]): DataField[] {
  const names = new Set<string>();
  for (const [index, { name = '' }] of fields.entries()) {
    if (name === '' || names.has(name))
      throw refusal(
        'INVALID_REQUEST_BODY',
        `/dataFields/${index}/name must be a name that no other field has.`,
      );
    names.add(name);
  }
  return [...fields];
}
