import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@countersign/spec-tools/json';
import { parse } from 'yaml';
import type { Files } from '../output.ts';
import { asConst, literal } from '../syntax/expressions.ts';
import { printModule, withDoc } from '../syntax/print.ts';
import { constant } from '../syntax/statements.ts';
import { readModel } from '../xsd/index.ts';
import { eventsModule } from './events.ts';
import { payloadModules } from './payload.ts';
import { soapModule } from './soap.ts';

/**
 * Generates the parts of the Connect package that come from the specs: delivery, events, payload.
 */
export function generateConnect(): Files {
  const model = readModel([fileIn('xsd/connect.xsd')]);
  const delivery = constant('delivery', asConst(literal(readYaml('delivery.yaml'))));
  const modules = {
    'delivery.ts': [
      withDoc(delivery, [
        'How events are delivered; the words are those of specs/connect/delivery.yaml.',
      ]),
    ],
    'events.ts': eventsModule(readYaml('events.yaml'), model, 'specs/connect/events.yaml'),
    'soap.ts': soapModule(fileIn),
    ...payloadModules(model),
  };
  const files = Object.entries(modules);
  return new Map(files.map(([name, statements]) => [name, printModule(statements)]));
}

function fileIn(name: string): string {
  const url = import.meta.resolve(`@countersign/specs/connect/${name}`);
  // Relative to the working folder, so that messages name no folder of this machine.
  return path.relative('', fileURLToPath(url));
}

function readYaml(name: string): Json {
  const value: Json = parse(readFileSync(fileIn(name), 'utf8'));
  return value;
}
