import type ts from 'typescript';
import { SourceError } from '../source-error.ts';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant } from '../syntax/statements.ts';
import { readModel, type ModelObject, type QName } from '../xsd/index.ts';

/** The names around a payload that comes in a SOAP envelope, from the schemas of these. */
export function soapModule(fileIn: (name: string) => string): ts.Statement[] {
  const envelope = findRoot(fileIn('xsd/soap.xsd'), ({ fields }) => fields.length > 1);
  const update = findRoot(fileIn('xsd/soapUpdate.xsd'), (object) => hasOnly(object, 'object'));
  const response = findRoot(fileIn('xsd/soapUpdateResponse.xsd'), (object) =>
    hasOnly(object, 'builtin'),
  );
  const names = {
    namespace: envelope.element.namespace,
    envelope: envelope.element.local,
    body: lastIn(envelope.object),
    update: update.element.local,
    response: response.element.local,
    envelopeId: lastIn(response.object),
  };
  return [
    withDoc(constant('soap', literal(names)), [
      'What lies around a payload in a SOAP envelope, and around the reply to it.',
    ]),
  ];
}

interface Root {
  element: QName;
  object: ModelObject;
}

/** The first element of a schema document whose object fits. */
function findRoot(file: string, fits: (object: ModelObject) => boolean): Root {
  const { roots, objects } = readModel([file]);
  const found = roots.flatMap(({ element, object: name }) => {
    const object = objects.find((one) => one.name === name);
    return object !== undefined && fits(object) ? [{ element, object }] : [];
  });
  const [root] = found;
  if (root === undefined)
    throw new SourceError(`${file}: has no element of the expected form. Declare it.`);
  return root;
}

function hasOnly({ fields }: ModelObject, kind: 'object' | 'builtin'): boolean {
  return fields.length === 1 && fields[0]?.value.kind === kind;
}

function lastIn({ fields }: ModelObject): string {
  return fields.at(-1)?.path[0]?.local ?? '';
}
