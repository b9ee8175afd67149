import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The usual folders of LibreOffice, which are searched after those of the PATH. */
const usualFolders: Readonly<Record<string, readonly string[]>> = {
  darwin: ['/Applications/LibreOffice.app/Contents/MacOS'],
  linux: ['/opt/libreoffice/program', '/usr/lib/libreoffice/program'],
  win32: [
    String.raw`C:\Program Files\LibreOffice\program`,
    String.raw`C:\Program Files (x86)\LibreOffice\program`,
  ],
};

/** The names that it has. */
const names = process.platform === 'win32' ? ['soffice.com', 'soffice.exe'] : ['soffice'];

/** Finds LibreOffice on this machine; undefined where it is not. */
function findOffice(): string | undefined {
  const { PATH = '' } = process.env;
  const folders = [...PATH.split(path.delimiter), ...(usualFolders[process.platform] ?? [])];
  return folders
    .filter((folder) => path.isAbsolute(folder))
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram);
}

/** Reports whether a file is there that this process may run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The latest choice of `useOffice`; all sandboxes of a process share the threads that convert. */
let wanted: string | false | undefined;
let found: { program: string | undefined } | undefined;

/**
 * Says which LibreOffice converts documents in this process.
 * @param office its program; `false` for none; undefined for the one that is found
 */
export function useOffice(office: string | false | undefined): void {
  wanted = office;
}

/** The program of LibreOffice that converts documents; undefined where there is none. */
export function officeProgram(): string | undefined {
  if (wanted === false) return undefined;
  if (wanted !== undefined) return wanted;
  found ??= { program: findOffice() };
  return found.program;
}
