import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { SpaceRows } from '../state/space-rows.ts';
import type { StoredSnapshot } from '../state/snapshots.ts';
import { newestVersion } from '../state/storage/migrations/index.ts';
import { invalid } from './control-problem.ts';

/** A snapshot outside of the database: what it was, its rows, and the contents that they refer to. */
export interface SnapshotFile {
  snapshot: Pick<StoredSnapshot, 'name' | 'takenAt' | 'offset' | 'frozenAt' | 'settings'>;
  rows: SpaceRows;
  /** Bytes in Base64. */
  contents: string[];
}

const format = 'countersign-snapshot';
/** Counts up when the form of the file changes. */
const version = 1;
/** What is unpacked at most, so that a small file cannot fill the memory. */
const mostBytes = 2 ** 30;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const envelopeSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  tables: z.number(),
  sha256: z.string(),
  content: z.string(),
});

const cells = z.array(z.array(z.union([z.string(), z.number(), z.null()])));
const fileSchema = z.strictObject({
  snapshot: z.strictObject({
    name: z.string(),
    takenAt: z.number(),
    offset: z.number(),
    frozenAt: z.number().nullable(),
    settings: z.string(),
  }),
  rows: z.record(z.string(), cells),
  contents: z.array(z.base64()),
});

/** Writes a snapshot as the bytes of a file. */
export function writeSnapshotFile(file: SnapshotFile): Promise<Buffer> {
  const content = JSON.stringify(file);
  return pack(
    JSON.stringify({ format, version, tables: newestVersion, sha256: digest(content), content }),
  );
}

/**
 * Reads the bytes of a file. What is stored is not validated again, so that a file is only good as
 * it was written: its digest says so.
 * @throws ControlProblem if it is not such a file, was changed, or is of another release
 */
export async function readSnapshotFile(bytes: Buffer): Promise<SnapshotFile> {
  const outer = envelopeSchema.safeParse(await parse(bytes));
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
  if (digest(content) !== sha256)
    throw invalid(
      'The file is damaged or was changed: its SHA-256 is another one. Download it again.',
      'body',
    );
  const file: unknown = JSON.parse(content);
  return fileSchema.parse(file);
}

async function parse(bytes: Buffer): Promise<unknown> {
  try {
    const text = await unpack(bytes, { maxOutputLength: mostBytes });
    const value: unknown = JSON.parse(text.toString());
    return value;
  } catch {
    return undefined;
  }
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
