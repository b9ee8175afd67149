import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { servedContract } from '../../core/engine/served-contract.ts';
import { messageOf } from '../../core/message-of.ts';
import { limits } from '../../core/outside/limits.ts';
import { readOutsideJson } from '../../core/outside/read-json.ts';
import { aboutFile, type AboutRecording, type RecordedExchange } from '../record/recorded.ts';

/** Matches the values that a header can have: Latin-1 without line breaks. */
const headerValue = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;
const notLatin1 = 'must have only letters of Latin-1, in one line';

const message = {
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(headerValue, notLatin1)),
  body: z.unknown().optional(),
  bodyFile: z.string().optional(),
};
const exchangeSchema = z.object({
  area: z.string().optional(),
  at: z.iso.datetime().optional(),
  operation: z.string().optional(),
  request: z.object({ method: z.string(), url: z.string(), ...message }),
  response: z.object({ status: z.int().min(200).max(599), ...message }),
});
const aboutSchema = z.object({
  origins: z.array(z.string().regex(/^https?:\/\/[^\s/]{1,300}$/)),
  recordedAt: z.string(),
});

/** A recording as it was read. */
export interface ReadRecording {
  about: AboutRecording;
  exchanges: (RecordedExchange & { file: string })[];
  /** Reads a body that is kept beside. */
  readBody(file: string): Buffer;
}

/**
 * Reads a recording.
 * @throws Error that names the file and the place if it is not a recording
 */
export function readRecording(folder: string): ReadRecording {
  if (!existsSync(path.join(folder, aboutFile)))
    throw new Error(
      `${folder} is no recording: it has no ${aboutFile}. Make one with proxy --record.`,
    );
  const files = readdirSync(folder).filter((file) => /^\d{4,}-.*\.json$/.test(file));
  if (files.length === 0) throw new Error(`${folder} is a recording without any exchange.`);
  const known = new Set(servedContract(undefined).routes.map(({ area, id }) => `${area} ${id}`));
  return {
    about: readFile(path.join(folder, aboutFile), aboutSchema),
    exchanges: files.toSorted().map((file) => {
      const { area, at, operation, request, response } = readFile(
        path.join(folder, file),
        exchangeSchema,
      );
      if (operation !== undefined && !known.has(`${area ?? ''} ${operation}`))
        throw new Error(
          `${path.join(folder, file)}: /operation ${operation} is no operation of ${area ?? 'no area'}`,
        );
      for (const { bodyFile } of [request, response])
        if (bodyFile !== undefined && !isFile(path.join(folder, path.basename(bodyFile))))
          throw new Error(`${path.join(folder, file)}: the body ${bodyFile} is not beside it`);
      return {
        file,
        ...(area !== undefined && { area }),
        ...(at !== undefined && { at }),
        ...(operation !== undefined && { operation }),
        request: withoutUndefined(request),
        response: withoutUndefined(response),
      };
    }),
    // A name with a path in it would lead out of the folder.
    readBody: (file) => readOwnFile(path.join(folder, path.basename(file))),
  };
}

/** Reports whether a path is a regular file. A symbolic link could lead to any file of the machine. */
function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** @throws Error if it is a link, or not a file */
function readOwnFile(file: string): Buffer {
  if (!isFile(file)) throw new Error(`${file} is no file of the recording`);
  return readFileSync(file);
}

function withoutUndefined<Message extends { body?: unknown; bodyFile?: string | undefined }>({
  bodyFile,
  ...rest
}: Message): Omit<Message, 'bodyFile'> & { bodyFile?: string } {
  return { ...rest, ...(bodyFile !== undefined && { bodyFile }) };
}

function readFile<Value>(file: string, schema: z.ZodType<Value>): Value {
  let value: unknown;
  try {
    value = readOutsideJson(readOwnFile(file), limits.file);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const [issue] = outcome.error.issues;
  throw new Error(`${file}: /${issue?.path.map(String).join('/') ?? ''} ${issue?.message ?? ''}`);
}
