import type { Ran } from '@countersign/tarballs';
import { repositoryOf, soundPackage, type Draft } from './repository.ts';

/** A way to break the sound package. */
export interface Case {
  name: string;
  /** What is wrong with it; `folder` is where its repository is. */
  change: (draft: Draft, folder: string) => void;
  /** The lines that are printed, without the name of the package before each. */
  says: (folder: string) => string[];
}

/** How the command goes on the broken package, and how it has to go: these lines and no other. */
export async function outcome({ change, says }: Case): Promise<{ ran: Ran; expected: Ran }> {
  const draft = soundPackage();
  using repository = repositoryOf((folder) => {
    change(draft, folder);
    return draft;
  });
  const lines = says(repository.folder).map(
    (line) => `${String(draft.manifest['name'])}: ${line}\n`,
  );
  const expected = { status: 1, stdout: '', stderr: lines.join('') };
  return { ran: await repository.check(), expected };
}

/** Puts the given fields into the manifest; those that are undefined are not in it then. */
export const fields =
  (changed: Record<string, unknown>) =>
  ({ manifest }: Draft): void =>
    void Object.assign(manifest, changed);

/** Adds files, or puts others in their place. */
export const files =
  (changed: Record<string, string>) =>
  (draft: Draft): void =>
    void Object.assign(draft.files, changed);

/** Takes a file away. */
export const without =
  (file: string) =>
  (draft: Draft): void =>
    void delete draft.files[file];

/** Adds entries to what can be imported, or puts others in their place. */
export const exported =
  (changed: Record<string, unknown>) =>
  ({ manifest }: Draft): void =>
    void Object.assign(manifest, { exports: Object.assign({}, manifest['exports'], changed) });

/** Makes it the sandbox, the one package that runs on fewer releases of Node. */
export const sandbox = (draft: Draft): void => {
  fields({ name: '@countersign/sandbox' })(draft);
  const readme = draft.files['README.md'] ?? '';
  files({ 'README.md': readme.replaceAll('@countersign/harbour', '@countersign/sandbox') })(draft);
};
