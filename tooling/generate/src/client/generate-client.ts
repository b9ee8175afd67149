import type { Area } from '../areas.ts';
import type { Files } from '../output.ts';
import { header, printModule, printStatements } from '../syntax/print.ts';
import { exportFrom } from '../syntax/statements.ts';
import { functionImports, functionStatement, inputInterface } from './functions.ts';
import { areaModule, everythingModule, resourceModule } from './objects.ts';
import { clientsModule } from './clients.ts';
import { environmentsModule } from './environments.ts';
import { errorCodeModule } from './error-code.ts';
import { clientOperations } from './operations.ts';
import { listResources, type Resource } from './resources.ts';
import { scopesModule } from './scopes.ts';
import { xmlModule } from './xml.ts';

/** Generates the functions of all areas, and the modules that they share. */
export function generateClient(areas: readonly Area[]): Files {
  const files = new Map(generateSharedClient(areas));
  for (const area of areas)
    for (const [module, text] of generateClientOf(area)) files.set(`${area.name}/${module}`, text);
  return files;
}

/**
 * Generates, of an area, one module of functions per resource, and beside them the same as objects:
 * data and types only, over the hand-written runtime (docs/decisions/0005-client-over-a-runtime.md).
 */
export function generateClientOf(area: Area): Files {
  return new Map([...areaModules(area)].map(([module, text]) => [`${module}.ts`, text]));
}

/** Generates the addresses of the service, the codes of all areas, and the object of everything. */
export function generateSharedClient(areas: readonly Area[]): Files {
  return new Map([
    ['clients.ts', printModule(clientsModule(areas))],
    ['environments.ts', printModule(environmentsModule(areas))],
    ['error-code.ts', printModule(errorCodeModule(areas))],
    ['scopes.ts', printModule(scopesModule(areas))],
    ['objects.ts', printModule(everythingModule(areas))],
  ]);
}

/** The modules of one area, by their paths without an ending. */
function areaModules(area: Area): Map<string, string> {
  const operations = clientOperations(area);
  const resources = listResources(area, operations);
  const modules = new Map<string, string>();
  const byFile = resources.toSorted((one, other) =>
    `${one.module}.ts` < `${other.module}.ts` ? -1 : 1,
  );
  for (const resource of byFile) modules.set(resource.module, functionsText(resource));
  const barrel = [...modules.keys()].map((module) => exportFrom(`./${module}.js`));
  modules.set('index', printModule(barrel));
  const xml = xmlModule(area);
  if (xml.length > 0) modules.set('xml', printModule(xml));
  for (const resource of resources)
    modules.set(`objects/${resource.module}`, printModule(resourceModule(resource)));
  modules.set('objects/index', printModule(areaModule(area, resources)));
  return modules;
}

/** The module of a resource's functions, each with space around it for people to read. */
function functionsText({ operations, types }: Resource): string {
  const imports = printStatements(functionImports(operations, types));
  const functions = operations.map((operation) =>
    printStatements([inputInterface(operation), functionStatement(operation)]),
  );
  return `/**\n * ${header}\n */\n\n\n${imports}\n${functions.map((text) => `\n${text}\n`).join('')}`;
}
