import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelOf, readSchema } from '@countersign/xsd';
import type ts from 'typescript';
import { parse } from 'yaml';
import { eventsModule, eventTables } from './events.ts';
import { payloadCodecs } from './payload/codecs.ts';
import { jsonLists } from './payload/json-lists.ts';
import { asConst } from './payload/syntax.ts';
import { constant } from './syntax.ts';
import { payloadTypes } from './payload/types.ts';
import { payloadZod } from './payload/zod.ts';
import { literal, printModule, withDoc } from './print.ts';
import { soapConstant } from './soap.ts';

/** Writes what the package of events takes from the specs: delivery, events, payload. */
export async function generateConnect(_areas: unknown, folder: string): Promise<void> {
  const root = fileIn('xsd/connect.xsd');
  const model = modelOf(readSchema([root]));
  const modules = {
    'delivery.ts': [deliveryConstant()],
    'events.ts': eventsModule(
      eventTables(readYaml('events.yaml'), model, 'specs/connect/events.yaml'),
    ),
    'json-lists.ts': jsonLists(model),
    'soap.ts': [soapConstant(fileIn)],
    'payload.ts': payloadTypes(model),
    'payload-codecs.ts': payloadCodecs(model),
    'payload-zod.ts': payloadZod(model),
  };
  for (const [name, statements] of Object.entries(modules)) {
    writeFileSync(path.join(folder, name), printModule(statements));
  }
}

function fileIn(name: string): string {
  // As seen from the working folder, so that messages name no folder of this machine.
  return path.relative(
    '',
    fileURLToPath(import.meta.resolve(`@countersign/specs/connect/${name}`)),
  );
}

function readYaml(name: string): unknown {
  return parse(readFileSync(fileIn(name), 'utf8'));
}

function deliveryConstant(): ts.Statement {
  return withDoc(constant('delivery', asConst(literal(readYaml('delivery.yaml')))), [
    'How events are delivered; the words are those of specs/connect/delivery.yaml.',
  ]);
}
