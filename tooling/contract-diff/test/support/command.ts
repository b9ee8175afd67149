import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, type Ran } from '@countersign/packages';
import type { JsonObject } from '@countersign/spec-tools/json';
import { onTestFinished } from 'vitest';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** Runs the command as people do. */
export function diff(folder: string, ...words: string[]): Promise<Ran> {
  return run(process.execPath, [cli, ...words], { folder });
}

/** A folder of its own for a test. */
export function folderOf(files: Record<string, JsonObject | string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-diff-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
