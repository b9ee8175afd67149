import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, type Asked } from './ask.ts';
import type { Recorded } from './servers/recorded.ts';

/** Answers in a file, for a server that gives them again. */
export interface Recording {
  file: string;
  remove: () => void;
}

/** What each server writes itself. */
const byServer = new Set(['date', 'connection', 'keep-alive']);

/**
 * Asks a server and writes its answers into a file.
 * @throws where an answer is none that a client hopes for
 */
export async function record(server: string, requests: readonly Asked[]): Promise<Recording> {
  const recorded: Recorded[] = [];
  for (const request of requests) {
    const { status, headers, body } = await ask(server, request);
    const { method, url } = request;
    if (status < 200 || status > 299) throw new Error(`${method} ${url} gives ${status}: ${body}`);
    recorded.push({ method, url, status, headers: kept(headers), body: body.toString('base64') });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  const file = path.join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

function kept(headers: readonly string[]): string[] {
  return headers.filter((_, at) => !byServer.has((headers[at - (at % 2)] ?? '').toLowerCase()));
}
