import { day } from '../../../engine/day.ts';
import { dateTime, optionalDateTime } from '../../../engine/date-time.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type {
  StoredPart,
  StoredRequestor,
  StoredWork,
} from '../../../state/model/organization-files.ts';
import type { Kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import type { OrganizationContext } from '../organization-context.ts';

/** Time in milliseconds for which exports and imports are kept after they have ended: 90 days. */
const lifetime = 90 * day;

/** The kinds of work by their path under an organization, such as `exports/user_list`. */
export type WorkPath =
  | 'exports/user_list'
  | 'exports/account_settings'
  | 'imports/account_settings';

/** Creates the properties that every export and import begins with. */
export function startWork(state: State, admin: OrganizationContext, total: number): StoredWork {
  const { type, id, name, email } = admin.caller;
  const requestor: StoredRequestor = { type, id, name, ...(email !== undefined && { email }) };
  return {
    id: admin.newId(),
    organizationId: admin.organization.organizationId,
    requestor,
    createdAt: state.now,
    modifiedAt: state.now,
    status: 'queued',
    total,
    files: [],
  };
}

/** Marks a job as completed, and schedules its deletion. */
export async function endWork(state: State, path: WorkPath, work: StoredWork): Promise<void> {
  work.status = 'completed';
  work.modifiedAt = state.now;
  work.completedAt = state.now;
  await setExpiry(state, path, work, state.now + lifetime);
}

/** Schedules the deletion of an export or import, with its files. */
export async function setExpiry(
  { schedule }: Pick<State, 'schedule'>,
  path: WorkPath,
  work: StoredWork,
  at: number,
): Promise<void> {
  work.expiresAt = at;
  const { id: key, organizationId } = work;
  await schedule.set({ kind: 'organization-work-expiry', key, at, with: { path, organizationId } });
}

/** The exports or imports of an organization that the caller may see, oldest first. */
export async function listWork<Work extends StoredWork>(
  state: State,
  admin: OrganizationContext,
  kind: Kind<Work>,
): Promise<Work[]> {
  const all = await state.of(kind).list(admin.organization.organizationId);
  return all.filter((work) => isSeen(state, admin, work));
}

/** @throws AdminRefusal not_found, also for one that has expired, or that others requested */
export async function findWork<Work extends StoredWork>(
  state: State,
  admin: OrganizationContext,
  kind: Kind<Work>,
  id: string,
): Promise<Work> {
  const { organizationId, name } = admin.organization;
  const work = await state.of(kind).get(organizationId, id.toLowerCase());
  if (work !== undefined && isSeen(state, admin, work)) return work;
  throw new AdminRefusal(
    'not_found',
    `${name} has no such export or import with the ID ${id}, or it has expired. List them to find the right one.`,
  );
}

/** Deletes an export or an import. Its files have nothing that refers to them any more. */
export async function removeWork<Work extends StoredWork>(
  state: State,
  kind: Kind<Work>,
  { organizationId, id }: StoredWork,
): Promise<void> {
  await state.of(kind).remove(organizationId, id);
  await state.schedule.cancel('organization-work-expiry', id);
}

/**
 * Checks whether the caller may see a job. Delegated administrators see only those that they
 * requested: others may concern other accounts.
 */
function isSeen(
  { now }: State,
  { isOrganizationAdmin, caller }: OrganizationContext,
  { expiresAt = Infinity, requestor }: StoredWork,
): boolean {
  return expiresAt > now && (isOrganizationAdmin || requestor.id === caller.id);
}

/** The fields that responses have of every export and import. */
export function presentWork({ id, requestor, ...work }: StoredWork) {
  return withoutUndefined({
    id,
    requestor: { ...requestor },
    created: dateTime(work.createdAt),
    last_modified: dateTime(work.modifiedAt),
    completed: optionalDateTime(work.completedAt),
    expires: optionalDateTime(work.expiresAt),
    status: work.status,
  });
}

/**
 * Joins the rows that the steps of a job have produced into one file for each site that has rows.
 * If there are none, the first site has a file with the header alone.
 */
export async function joinParts(
  state: State,
  work: StoredWork,
  parts: readonly StoredPart[],
  { header, newId }: { header: string; newId: () => string },
): Promise<void> {
  const filled = sortSites(parts.filter((part) => part.rows > 0));
  for (const siteId of filled.length > 0 ? filled : sortSites(parts).slice(0, 1)) {
    const own = parts.filter((part) => part.siteId === siteId);
    const bytes: Buffer[] = [Buffer.from(header)];
    for (const { contentId } of own) bytes.push(await state.contents.get(contentId));
    const rows = own.reduce((sum, part) => sum + part.rows, 0);
    await addFile(state, work, { siteId, rows, bytes: Buffer.concat(bytes), resultId: newId() });
  }
}

/** The sites of parts, each once, in ascending order. */
export function sortSites(parts: readonly { siteId: number }[]): number[] {
  return [...new Set(parts.map(({ siteId }) => siteId))].toSorted((one, other) => one - other);
}

/** Adds a file to the results of some work. */
export async function addFile(
  { contents }: Pick<State, 'contents'>,
  work: StoredWork,
  { bytes, ...file }: { resultId: string; siteId: number; rows: number; bytes: Buffer },
): Promise<void> {
  work.files.push({ ...file, contentId: await contents.put(bytes), size: bytes.length });
}
