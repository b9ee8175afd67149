import {
  modelOf,
  readSchema,
  type ModelField,
  type ModelObject,
  type QName,
} from '@countersign/xsd';
import type ts from 'typescript';
import { literal, withDoc } from './print.ts';
import { SourceError } from './source-error.ts';
import { constant } from './syntax.ts';

/** The names around a payload that comes in a SOAP envelope, from the schemas of these. */
export function soapConstant(fileIn: (name: string) => string): ts.Statement {
  const envelope = rootIn(fileIn('xsd/soap.xsd'), ({ fields }) => fields.length > 1);
  const update = rootIn(fileIn('xsd/soapUpdate.xsd'), (object) => holdsOne(object, 'object'));
  const response = rootIn(fileIn('xsd/soapUpdateResponse.xsd'), (object) =>
    holdsOne(object, 'builtin'),
  );
  const names = {
    namespace: envelope.element.namespace,
    envelope: envelope.element.local,
    body: lastIn(envelope.object),
    update: update.element.local,
    response: response.element.local,
    envelopeId: lastIn(response.object),
  };
  return withDoc(constant('soap', literal(names)), [
    'What lies around a payload in a SOAP envelope, and around the reply to it.',
  ]);
}

interface Root {
  element: QName;
  object: ModelObject;
}

/** The element of a schema document itself that fits, not of those that it imports. */
function rootIn(file: string, fits: (object: ModelObject) => boolean): Root {
  const { roots, objects } = modelOf(readSchema([file]));
  const found = roots.flatMap(({ element, object: name }) => {
    const object = objects.find((one) => one.name === name);
    return object !== undefined && fits(object) ? [{ element, object }] : [];
  });
  const [root] = found;
  if (root === undefined)
    throw new SourceError(`${file}: has no element of the form that is looked for. Declare it.`);
  return root;
}

function holdsOne({ fields }: ModelObject, kind: ModelField['value']['kind']): boolean {
  return fields.length === 1 && fields[0]?.value.kind === kind;
}

function lastIn({ fields }: ModelObject): string {
  return fields.at(-1)?.path[0]?.local ?? '';
}
