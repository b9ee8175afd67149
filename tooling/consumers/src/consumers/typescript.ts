import { rm } from 'node:fs/promises';
import path from 'node:path';
import { compilers, type Compiler } from '@countersign/testing/compilers';
import { runProject, type Consumer } from '../consumer.ts';
import type { Site } from '../site.ts';

const project = 'typescript';

/** The last that is released. */
const current = compilers.findLast(({ version }) => !version.includes('-'));

/** The compilers between the oldest and the current one, and the next one: a day has one of them. */
const inTurns = compilers.filter(({ version }, at) => at > 0 && version !== current?.version);

/**
 * The first that reads all that the declarations hold, `Uint8Array<ArrayBuffer>` for one; zod's
 * own ask for 5.4. Those before it compile with `skipLibCheck`.
 */
const declarationsSince = '5.7';

/** The last that can do without the field `exports`. */
const node10Until = '5.99';

/** The first that lets CommonJS import a module as Node does. */
const commonjsSince = '5.8';

export const typescriptConsumers: Consumer[] = compilers.flatMap((compiler) => {
  const { version } = compiler;
  const checked = atLeast(version, declarationsSince);
  const declarations = checked ? 'with their declarations checked' : 'with `skipLibCheck`';
  const commonjs = atLeast(version, commonjsSince)
    ? 'modules and CommonJS'
    : 'modules; for CommonJS the compiler says to write `import()`';
  const on = `TypeScript ${version}`;
  const place = inTurns.indexOf(compiler);
  const turn = place < 0 ? {} : { turn: { place, among: inTurns.length } };
  return [
    {
      name: 'TypeScript, `nodenext`',
      on,
      ...turn,
      also: `${commonjs}; strict, ${declarations}; wrong types are refused`,
      run: (site: Site) => runNodenext(site, compiler),
    },
    {
      name: 'TypeScript, `bundler`',
      on,
      ...turn,
      also: `strict, ${declarations}; wrong types are refused`,
      async run(site: Site) {
        const oldest = checked ? '' : '-oldest';
        await compile(site, compiler, `tsconfig.bundler${oldest}.json`);
        await runProject(site, `${project}/main.mjs`, { command: process.execPath });
      },
    },
    ...(atLeast(version, node10Until)
      ? []
      : [
          {
            name: 'TypeScript, `node10`',
            on,
            ...turn,
            also: 'CommonJS; strict, with `skipLibCheck`; wrong types are refused',
            run: (site: Site) => compile(site, compiler, 'tsconfig.node10.json'),
          },
        ]),
  ];
});

async function runNodenext(site: Site, compiler: Compiler): Promise<void> {
  const program = { command: process.execPath };
  if (atLeast(compiler.version, commonjsSince)) {
    await compile(site, compiler, 'tsconfig.json');
    await runProject(site, `${project}/main.cjs`, program);
  } else {
    await expectRefused(site, compiler);
    await compile(site, compiler, 'tsconfig.modules.json');
  }
  await runProject(site, `${project}/main.mjs`, program);
}

async function compile({ projects }: Site, compiler: Compiler, settings: string): Promise<void> {
  const dist = path.join(projects, project, 'dist');
  // The output of another compiler must not run.
  await rm(dist, { recursive: true, force: true });
  const { said, status } = await compiler.compile(path.join(projects, project, settings), dist);
  if (status !== 0) throw new Error(`${settings} does not compile:\n${said}`);
}

/** A compiler that cannot import modules from CommonJS must suggest `import()` in each error. */
async function expectRefused({ projects }: Site, compiler: Compiler): Promise<void> {
  const settings = path.join(projects, project, 'tsconfig.commonjs.json');
  const { said, status } = await compiler.compile(settings);
  const errors = said.split('\n').filter((line) => line.includes('error TS'));
  const clear = errors.filter((line) => line.includes(`dynamic 'import("@countersign/`));
  if (status === 0 || errors.length === 0 || clear.length < errors.length) {
    throw new Error(`the compiler should name import() in each error, but printed:\n${said}`);
  }
}

/** Reports whether a version is the same as another or later, number by number. */
function atLeast(version: string, first: string): boolean {
  return version.localeCompare(first, 'en', { numeric: true }) >= 0;
}
