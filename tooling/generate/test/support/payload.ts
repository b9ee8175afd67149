import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { payloadModules } from '../../src/connect/payload.ts';
import { printModule } from '../../src/syntax/print.ts';
import { readModel } from '../../src/xsd/index.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/payload');
const connect = path.resolve(import.meta.dirname, '../../../../packages/connect');
const settings = path.resolve(import.meta.dirname, '../../../config/tsconfig/build.json');

/** The functions of fixtures/payload/run.ts. */
export interface Payload {
  read(name: string, text: string): { value: object; findings: { code: string; at: string }[] };
  write(name: string, value: object): string;
  problems(name: string, value: object): string[];
}

/**
 * A copy of the package of events with the code of another schema beside its own, compiled by the
 * settings of all packages.
 */
export function compiled(schema: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-payload-'));
  const beside = path.join(folder, 'src', 'everything');
  cpSync(path.join(connect, 'src'), path.join(folder, 'src'), { recursive: true });
  // On Windows everyone may make a junction; elsewhere it is a link like any other.
  symlinkSync(path.join(connect, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  mkdirSync(beside);
  for (const name of ['run.ts', 'uses.ts'])
    cpSync(path.join(fixtures, name), path.join(beside, name));
  const model = readModel([path.join(fixtures, schema)]);
  for (const [name, statements] of Object.entries(payloadModules(model)))
    writeFileSync(path.join(beside, name), printModule(statements));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: settings,
      compilerOptions: { declaration: false, declarationMap: false, sourceMap: false },
      include: ['src/everything'],
    }),
  );
  const tsc = path.join(folder, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', folder];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return {
    said: stdout,
    status,
    async load(): Promise<Payload> {
      const file = path.join(folder, 'dist', 'everything', 'run.js');
      const payload: Payload = await import(pathToFileURL(file).href);
      return payload;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
