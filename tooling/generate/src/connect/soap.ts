import type ts from 'typescript';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant } from '../syntax/statements.ts';
import { readModel } from '../xsd/index.ts';

/** The names around a payload that comes in a SOAP envelope, from the schemas of these. */
export function soapModule(fileIn: (name: string) => string): ts.Statement[] {
  const [envelope, update, response] = ['soap', 'soapUpdate', 'soapUpdateResponse'].map((name) =>
    readRoot(fileIn(`xsd/${name}.xsd`)),
  );
  const names = {
    namespace: envelope?.namespace,
    envelope: envelope?.name,
    body: envelope?.last,
    update: update?.name,
    response: response?.name,
    envelopeId: response?.last,
  };
  return [
    withDoc(constant('soap', literal(names)), [
      'The parts of a SOAP envelope around a payload, and of the reply.',
    ]),
  ];
}

/** The element of a schema document itself, which comes after those that it includes. */
function readRoot(file: string) {
  const { roots, objects } = readModel([file]);
  const { element, object: name } = roots.at(-1) ?? {};
  const { fields = [] } = objects.find((object) => object.name === name) ?? {};
  const last = fields.at(-1)?.path[0]?.local;
  return { namespace: element?.namespace, name: element?.local, last };
}
