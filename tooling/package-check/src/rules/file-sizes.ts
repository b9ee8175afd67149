import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** In bytes. The largest file that we mean to publish is a contract of some 3.5 MB. */
const limit = 6_000_000;

/** A file beyond all others is there by mistake. */
export function fileSizes({ tarball }: Subject): Fault[] {
  return tarball.files
    .filter(({ size }) => size > limit)
    .map(({ path, size }) => ({
      where: path,
      what: `has ${(size / 1e6).toFixed(1)} MB, and ${limit / 1e6} are the limit`,
      remedy: 'find what went into it, or split it',
    }));
}
