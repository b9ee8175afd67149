import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, type Ran } from '@countersign/packages';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { runCommand } from '../src/command.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** Runs a command of this workspace in this process. */
export async function command(args: string[]): Promise<Ran> {
  const printed = { stdout: '', stderr: '' };
  const status = await runCommand(args, {
    print: (text) => (printed.stdout += text),
    complain: (line) => (printed.stderr += `${line}\n`),
  });
  return { status, ...printed };
}

/** Runs a command of this workspace in a process of its own, as people do. */
export function start(args: string[], environment: Record<string, string> = {}): Promise<Ran> {
  return run(process.execPath, [cli, ...args], { folder: root, environment });
}

/** A folder that is removed after the test. */
export function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes text, or data as YAML or JSON, into a file of a folder, and returns the path. */
export function write(folder: string, name: string, content: unknown): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const data = name.endsWith('.yaml') ? stringify(content) : JSON.stringify(content);
  writeFileSync(file, typeof content === 'string' ? content : data);
  return file;
}

/** Copies a file of this workspace with a change. */
export function changed(name: string, change: (text: string) => string): string {
  const before = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the change does not change ${name}`);
  return write(scratch(), name, after);
}
