export { pack, packAll } from './pack.ts';
export { publishedPackages, root, type Manifest, type Package } from './packages.ts';
export { mustRunPnpm, runPnpm } from './pnpm.ts';
export { mustRun, run, type Ran, type RunOptions } from './run.ts';
export { readTarball, type PackedFile, type Tarball } from './tarball.ts';
