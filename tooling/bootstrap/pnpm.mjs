// Runs pnpm with npx, so that it does not have to be installed first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program.mjs';
import { pnpm, root } from './workspace.mjs';

// npx takes more than a second each time, also when it has the package. So the folder in which it
// keeps pnpm is written down after the first installation.
const placeFile = path.join(root, 'node_modules/.countersign-pnpm');

/**
 * Runs pnpm.
 * @param {string[]} args
 * @param {Parameters<typeof runProgram>[2] & { events?: string }} [options] as of `runProgram`;
 * events: the file in which the tasks of turbo record their events, in a folder of the run
 */
export function runPnpm(args, { events, ...options } = {}) {
  const folder = keptFolder();
  const [program, ...before] = folder === undefined ? npx(pnpm) : [path.join(folder, 'pnpm')];
  const env = {
    ...process.env,
    ...(folder !== undefined && { PATH: joinPath(folder, process.env.PATH) }),
    ...quietTools,
    ...(events !== undefined && {
      COUNTERSIGN_EVENTS: events,
      // Dozens of tasks load the same tools. The code that Node compiled is beside the events, and is
      // removed with them: programs of tests that are somewhere else each time would fill a folder.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? path.join(path.dirname(events), 'compiled'),
      ...standIn(folder),
    }),
  };
  return runProgram(program, [...before, ...args], { ...options, env });
}

/**
 * Puts a script in the place of pnpm, with which turbo starts each task and which records its
 * times.
 */
function standIn(folder) {
  if (folder === undefined) return {};
  const real = joinPath(folder, process.env.PATH);
  return {
    COUNTERSIGN_PATH: joinPath(path.join(root, 'node_modules/.bin'), real),
    PATH: joinPath(path.join(root, 'tooling/bootstrap/task'), real),
  };
}

const joinPath = (...folders) => folders.filter(Boolean).join(path.delimiter);

/** Writes down where npx keeps pnpm. */
export async function keepPlace() {
  // On Windows pnpm is a script for a shell there.
  if (process.platform === 'win32' || keptFolder() !== undefined) return;
  const [program, ...args] = npx('-p', pnpm, 'node', '-p', 'process.env.PATH');
  const { output } = await runProgram(program, args);
  const folder = output
    .split(/[\n:]/)
    .find((name) => name.includes('_npx') && existsSync(path.join(name, 'pnpm')));
  if (folder !== undefined) writeFileSync(placeFile, `${pnpm}\n${folder}`);
}

/** The folder with the pnpm that this repository names; undefined where npx has to find it. */
function keptFolder() {
  if (!existsSync(placeFile)) return undefined;
  const [version, folder = ''] = readFileSync(placeFile, 'utf8').split('\n');
  return version === pnpm && existsSync(path.join(folder, 'pnpm')) ? folder : undefined;
}

/** npx; on Windows the script behind it, because a shell there would interpret special characters. */
function npx(...args) {
  // npx must not ask the registry for a newer pnpm.
  const all = ['-y', '--prefer-offline', ...args];
  if (process.platform !== 'win32') return ['npx', ...all];
  const folder = path.dirname(process.execPath);
  return [process.execPath, path.join(folder, 'node_modules/npm/bin/npx-cli.js'), ...all];
}

/** Keeps tools from reporting usage and from looking for updates. */
const quietTools = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};
