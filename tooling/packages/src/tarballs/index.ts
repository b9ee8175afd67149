export { mustRunPnpm, runPnpm } from './pnpm.ts';
export { publishedPackages, root, type Manifest, type Package } from './published.ts';
export { mustRun, run, type Ran, type RunOptions } from './run.ts';
export { pack, packAll, readTarball, type PackedFile, type Tarball } from './tarball.ts';
