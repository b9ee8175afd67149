import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Excess, readOutsideJson, unpack } from '@countersign/mock/core/outside';
import { messageOf } from '@countersign/mock/core/words';
import { z } from 'zod';
import { sandboxLimits } from '../engine/outside/limits.ts';
import { contentId } from '../state/content-id.ts';
import { checkSpaceRows, lastTime } from '../state/check-space-rows.ts';
import type { SpaceRows } from '../state/space-rows.ts';
import type { StoredSnapshot } from '../state/snapshots.ts';
import { newestVersion } from '../state/storage/migrations/index.ts';
import { tenantName } from '../state/tenant-name.ts';
import { findJob } from '../areas/find-job.ts';
import { invalid } from '../frame/control/control-problem.ts';
import type { Rules } from './rules/create-rules.ts';
import { settingsSchema } from './rules/settings-schema.ts';

/**
 * A snapshot outside of the database: its properties, its rows, and the contents that they refer
 * to.
 */
export interface SnapshotFile {
  snapshot: Pick<StoredSnapshot, 'name' | 'takenAt' | 'offset' | 'frozenAt' | 'settings'>;
  rows: SpaceRows;
  contents: Buffer[];
}

const format = 'countersign-snapshot';
/** Counts up when the form of the file changes. */
const version = 1;

const pack = promisify(gzip);

const envelopeSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  tables: z.number(),
  sha256: z.string(),
  content: z.string(),
});

const time = z.number().min(0).max(lastTime);

const fileSchema = z.strictObject({
  snapshot: z.strictObject({
    name: z.string().regex(tenantName),
    takenAt: time,
    offset: z.int().min(-lastTime).max(lastTime),
    frozenAt: time.nullable(),
    settings: z.string(),
  }),
  rows: z.custom<SpaceRows>(areRows, 'must be rows by their tables'),
  contents: z.array(z.string().regex(/^[A-Za-z\d+/]*={0,2}$/)),
});

/** Checks rows without a schema, which would take long for millions of cells. */
function areRows(value: unknown): value is SpaceRows {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((rows) => Array.isArray(rows) && rows.every(isRow))
  );
}

function isRow(row: unknown): boolean {
  return (
    Array.isArray(row) &&
    row.every((cell) => typeof cell === 'string' || typeof cell === 'number' || cell === null)
  );
}

/** Writes a snapshot as the bytes of a file. */
export function writeSnapshotFile({ snapshot, rows, contents }: SnapshotFile): Promise<Buffer> {
  const content = JSON.stringify({
    snapshot,
    rows,
    contents: contents.map((bytes) => bytes.toString('base64')),
  });
  return pack(
    JSON.stringify({ format, version, tables: newestVersion, sha256: digest(content), content }),
  );
}

/**
 * Reads the bytes of a file. Its digest detects only damage, since it can be computed again for a
 * changed file: its contents are validated like any outside input.
 * @param rules checks the names in its faults
 * @throws ControlProblem if it is not such a file, was changed, is too large or of another release
 */
export async function readSnapshotFile(
  bytes: Buffer,
  rules: Pick<Rules, 'check'>,
): Promise<SnapshotFile> {
  const outer = envelopeSchema.safeParse(await parseEnvelope(bytes));
  if (!outer.success)
    throw invalid(
      'The body is not a snapshot file. Send a file of GET /snapshots/{snapshot}/file.',
      'body',
    );
  const { sha256, content, ...about } = outer.data;
  if (about.version !== version || about.tables !== newestVersion)
    throw invalid(
      `The file has version ${about.version}.${about.tables}, and this release reads ${version}.${newestVersion}. Download the snapshot from a sandbox of this release.`,
      'body',
    );
  if (digest(content) !== sha256) throw damaged('its SHA-256 is another one');
  try {
    const { snapshot, rows, contents } = fileSchema.parse(
      readOutsideJson(content, sandboxLimits.snapshotContent),
    );
    const file = { snapshot, rows, contents: contents.map((one) => Buffer.from(one, 'base64')) };
    checkClock(file.snapshot);
    checkSettings(file.snapshot.settings, rules);
    checkJobs(rows);
    checkSpaceRows(rows, new Set(file.contents.map(contentId)));
    return file;
  } catch (error) {
    if (error instanceof z.ZodError) {
      const [issue] = error.issues;
      throw damaged(`${issue?.path.join('/')} ${issue?.message ?? ''}`.slice(0, 200));
    }
    if (error instanceof RangeError || error instanceof SyntaxError) throw damaged(error.message);
    throw error;
  }
}

function damaged(how: string): Error {
  return invalid(`The file is damaged or was changed: ${how}. Download it again.`, 'body');
}

/** @throws Excess where it unpacks to far more than it is: no tenant does */
async function parseEnvelope(bytes: Buffer): Promise<unknown> {
  const { ratio, least, bytes: most } = sandboxLimits.snapshot;
  const unpacked = Math.min(most, Math.max(least, bytes.length * ratio));
  const text = await unpack(bytes, 'gzip', unpacked).catch((error: unknown) => {
    if (error instanceof Excess) throw error;
    return undefined;
  });
  try {
    return text && readOutsideJson(text, sandboxLimits.snapshotEnvelope);
  } catch {
    return undefined;
  }
}

/** @throws RangeError where the clock of the tenant would stand outside of what clocks show */
function checkClock({ offset }: SnapshotFile['snapshot']): void {
  const now = Date.now() + offset;
  if (now < 0 || now > lastTime)
    throw new RangeError('snapshot/offset leads to a time that no clock shows');
}

/** @throws RangeError, SyntaxError or ZodError */
function checkSettings(text: string, rules: Pick<Rules, 'check'>): void {
  const { faults = [] } = settingsSchema.parse(
    readOutsideJson(text, sandboxLimits.snapshotSettings),
  );
  try {
    rules.check(faults);
  } catch (error) {
    throw new RangeError(messageOf(error), { cause: error });
  }
}

const jobNotes = z.record(z.string(), z.string());

/**
 * Checks the kinds and arguments of scheduled jobs.
 * @throws RangeError or ZodError for a job that this release does not know
 */
function checkJobs({ due = [] }: SpaceRows): void {
  for (const [kind, , , body] of due) {
    if (findJob(String(kind)) === undefined)
      throw new RangeError(`there is no job ${String(kind)}`);
    jobNotes.parse(readOutsideJson(String(body), sandboxLimits.snapshotSettings));
  }
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
