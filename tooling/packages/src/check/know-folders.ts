// Loaded into are-the-types-wrong before it begins. For every module that it resolves, it looks for
// folders, and would search the names of all files for each: half of its time, with thousands of files.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A package that it checks. */
interface Checked {
  /** Returns the paths of all files, each with a slash at its start. */
  listFiles(): string[];
  directoryExists(folder: string): boolean;
}

const [, command = ''] = process.argv;
const core = createRequire(realpathSync(command)).resolve('@arethetypeswrong/core');
const { Package }: { Package: { prototype: Checked } } = await import(pathToFileURL(core).href);

const foldersOf = new WeakMap<Checked, ReadonlySet<string>>();

/** Lists the folders that contain one of the files; that of all of them is empty. */
function listFolders(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    const [, ...names] = file.split('/');
    let folder = '';
    for (const name of names) {
      folders.add(folder);
      folder += `/${name}`;
    }
  }
  return folders;
}

Package.prototype.directoryExists = function directoryExists(folder) {
  const folders = foldersOf.get(this) ?? listFolders(this.listFiles());
  foldersOf.set(this, folders);
  return folders.has(folder.replace(/\/$/, ''));
};
