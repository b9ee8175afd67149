import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry, type Registry } from '@countersign/packages/registry';
import { mustRun, packAll } from '@countersign/packages';
import { createInput, type Input } from './consumer.ts';
import { mock, startByNpx } from './server.ts';

/** The packages that the projects install, except for the servers. */
export const library = [
  '@countersign/client',
  '@countersign/connect',
  '@countersign/specs',
  '@countersign/types',
  '@countersign/zod',
  'zod',
] as const;

/** The release of Playwright that tests of programs run with. */
export const playwrightVersion = '1.64.1';

/** The third-party packages that the programs use. */
const usedByPrograms = [
  `@playwright/test@${playwrightVersion}`,
  '@types/express@5',
  '@types/node@24',
  'express@5',
  'msw@3',
] as const;

/** The packages in a registry, and the projects that have installed them from there. */
export interface Site {
  registry: Registry;
  /** The projects, outside of the repository; their packages are installed next to them. */
  projects: string;
  /** The project that has only the mock. */
  server: string;
  /** The project that has only the sandbox. */
  sandbox: string;
  /** The project with whole programs, and their third-party packages. */
  programs: string;
  /** Creates an input whose mock is the installed one. */
  createInput(): Input;
  /** Creates a folder that is removed with the rest. */
  folder(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Packs, publishes and installs the packages, and starts the mock. */
export async function openSite(): Promise<Site> {
  await using stack = new AsyncDisposableStack();
  const root = await mkdtemp(path.join(tmpdir(), 'countersign-consumers-'));
  stack.defer(() => rm(root, { recursive: true }));
  const folder = async (name: string): Promise<string> => {
    const created = path.join(root, name);
    await mkdir(created);
    return created;
  };
  const tarballs = await packAll(path.join(root, 'tarballs'));
  const registry = await startRegistry(await folder('registry'));
  stack.defer(registry.close);
  for (const { file } of tarballs) await registry.publish(file);

  const projects = path.join(root, 'projects');
  await copyProjects(projects);
  const [server, sandbox] = [path.join(projects, 'server'), path.join(projects, 'sandbox')];
  const install = (to: string, ...names: string[]) =>
    mustRun('npm', ['install', ...names], { folder: to, environment: registry.installEnvironment });
  await install(server, '@countersign/mock');
  await install(sandbox, '@countersign/sandbox');
  const programs = path.join(projects, 'programs');
  await install(
    programs,
    '@countersign/mock',
    '@countersign/sandbox',
    ...library,
    ...usedByPrograms,
  );
  // The other projects find their packages in the folder above.
  await install(projects, ...library);

  const { url } = stack.use(await startByNpx(mock, { folder: server }));
  const opened = stack.move();
  return {
    registry,
    projects,
    server,
    sandbox,
    programs,
    createInput: () => createInput(url),
    folder,
    close: () => opened.disposeAsync(),
  };
}

/** Copies the projects of the repository. CommonJS and `node10` compile the same files as modules. */
export async function copyProjects(to: string): Promise<void> {
  await cp(path.resolve(import.meta.dirname, '../projects'), to, { recursive: true });
  const project = path.join(to, 'typescript');
  await cp(path.join(project, 'visit.mts'), path.join(project, 'visit.cts'));
  for (const name of ['visit', 'mistakes'])
    await cp(path.join(project, `${name}.mts`), path.join(project, `${name}.ts`));
}
