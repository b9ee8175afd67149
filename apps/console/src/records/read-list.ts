import { callService } from '../api/service.ts';
import { pathOf, type RecordKind, type ServiceObject } from './record-kinds.ts';

const pageSize = 100;
// So many pages are read at most; a search by the service finds the rest.
const mostPages = 20;

/** All objects of a kind in an account, page by page. */
export async function listRecords(kind: RecordKind, accountId: string): Promise<ServiceObject[]> {
  const path = pathOf(kind, accountId, kind.list);
  const found = readList(await callService<unknown>({ accountId, path }), kind.field);
  if (kind.start === undefined) return listEachOnce(kind, found);
  for (let page = 1; page < mostPages && found.length === page * pageSize; page += 1) {
    const next = `${path}&${kind.start}=${found.length}`;
    found.push(...readList(await callService<unknown>({ accountId, path: next }), kind.field));
  }
  return listEachOnce(kind, found);
}

/** Lists each object once: a clickwrap is in its list with each version, the newest first. */
function listEachOnce(kind: RecordKind, found: readonly ServiceObject[]): ServiceObject[] {
  const all = new Map<string, ServiceObject>();
  for (const one of found) {
    const id = String(one[kind.id]);
    if (!all.has(id)) all.set(id, withInside(kind, one));
  }
  return [...all.values()];
}

/** Puts the fields of the object inside an object beside its own. */
export function withInside({ inside }: RecordKind, value: ServiceObject): ServiceObject {
  const inner = inside === undefined ? undefined : value[inside];
  return isObject(inner) ? { ...value, ...inner } : value;
}

/** The list in a field of a response; empty if the response has none. */
export function readList(response: unknown, field: string): ServiceObject[] {
  if (!isObject(response)) return [];
  const list = response[field];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Reports whether a value is an object with fields. */
export function isObject(value: unknown): value is ServiceObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
