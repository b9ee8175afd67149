import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { printModule } from './print.ts';

/** Writes a module that exports everything from the given `.ts` modules beside it. */
export function writeBarrel(file: string, modules: readonly string[]): void {
  const { factory } = ts;
  const statements = modules.map((module) => {
    const from = `./${module.replace(/\.ts$/, '.js')}`;
    const specifier = factory.createStringLiteral(from, true);
    return factory.createExportDeclaration(undefined, false, undefined, specifier);
  });
  writeFileSync(file, printModule(statements));
}
