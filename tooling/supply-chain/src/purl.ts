import type { Named } from './lockfile/read.ts';

/** The package URL of a package of npm, such as `pkg:npm/%40countersign/zod@1.0.0`. */
export function purlOf({ name, version }: Named): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:npm/${path}@${encodeURIComponent(version)}`;
}
