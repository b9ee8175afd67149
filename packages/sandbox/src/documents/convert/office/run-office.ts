import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { limits } from '../../limits.ts';

/** Settings of LibreOffice for documents of strangers: no macros, nothing loaded from elsewhere. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun"><value>false</value></prop></item>
</oor:items>
`;

/** A document for LibreOffice. */
export interface Conversion {
  bytes: Uint8Array;
  /** An extension that files of this kind can have. */
  extension: string;
  /** The program of LibreOffice. */
  program: string;
  /** Ends the program. */
  signal: AbortSignal;
}

/**
 * Has LibreOffice make a PDF of a document, in a folder and a process of its own, with limits on time,
 * memory and the size of files.
 *
 * @returns the PDF; undefined where LibreOffice cannot read the document, or passes a limit
 */
export async function runOffice({
  bytes,
  extension,
  program,
  signal,
}: Conversion): Promise<Uint8Array | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-office-'));
  try {
    const profile = path.join(folder, 'profile');
    await mkdir(path.join(profile, 'user'), { recursive: true });
    await writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), settings);
    const source = path.join(folder, `document.${extension}`);
    await writeFile(source, bytes);
    await start(program, signal, [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--nologo',
      '--nolockcheck',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      source,
    ]);
    const pdf = path.join(folder, 'document.pdf');
    const { size } = await stat(pdf);
    return size > limits.officeBytes ? undefined : await readFile(pdf);
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Sets the limits of the shell, then becomes the program: all that it starts has the same limits. */
const limited = `ulimit -t ${limits.officeSeconds} -v ${Math.round(limits.officeMemory / 1024)}; exec "$0" "$@"`;

/** Runs the program to its end. @throws Error where it fails or takes too long */
async function start(program: string, signal: AbortSignal, args: readonly string[]): Promise<void> {
  const hasShell = process.platform !== 'win32';
  const child = hasShell
    ? spawn('/bin/sh', ['-c', limited, program, ...args], { stdio: 'ignore', detached: true })
    : spawn(program, args, { stdio: 'ignore', windowsHide: true });
  // By the clock it may take longer, on a machine that is busy.
  const stop = () => end(child.pid, hasShell);
  const timer = setTimeout(stop, limits.officeSeconds * 4000);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`LibreOffice ended with ${code ?? 'a signal'}.`));
      });
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Ends the program with all that it has started. */
function end(pid: number | undefined, isGroup: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(isGroup ? -pid : pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
