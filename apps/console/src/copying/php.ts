import { writeJson, writeValue, type Marks } from './literals.ts';
import { indent, toPascalCase, writeBase } from './names.ts';
import { listArguments } from './list-arguments.ts';
import type { Json, VendorCall } from './plan-call.ts';

const text = (value: string) => `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
const marks: Marks = {
  text,
  name: (name) => `${text(name)} => `,
  object: ['[', ']'],
  yes: 'true',
  no: 'false',
  nothing: 'null',
  indent: 4,
};
const namespaces: Readonly<Record<string, string>> = {
  'docusign-esign': String.raw`DocuSign\eSign`,
  'docusign-rooms': String.raw`DocuSign\Rooms`,
  'docusign-admin': String.raw`DocuSign\OrgAdmin`,
};

/**
 * Writes a program with the vendor's client for PHP.
 * @throws Error if the body has an object that arrays cannot say
 */
export function writePhp(planned: VendorCall): string {
  const { facts, base, headers, vendor, options, body } = planned;
  const namespace = namespaces[vendor.client] ?? '';
  if (body !== undefined && JSON.stringify(body) !== '{}' && hasEmptyObject(body))
    throw new Error('PHP has no array that is an empty object, and the body has one.');
  const written =
    body === undefined || JSON.stringify(body) === '{}'
      ? `new ${namespace}\\Model\\${facts.model ?? 'ModelInterface'}()`
      : writeJson(marks, body);
  const values = listArguments(planned, {
    write: (value) => writeValue(value, text),
    body: written,
    options: '$options',
  });
  const settings = options.map(
    (value) => `$options->set${toPascalCase(value.name)}(${writeValue(value, text)});\n`,
  );
  // Methods whose name is a keyword of the language have another one.
  const method = vendor.method === 'list' ? 'callList' : vendor.method;
  const call = `(new ${namespace}\\Api\\${vendor.api}($client))->${method}(\n${values
    .map((value) => `    ${indent(value, '    ')}`)
    .join(',\n')}\n)`;
  return `<?php
require 'vendor/autoload.php';

$configuration = new ${namespace}\\Configuration();
$configuration->setHost(${text(writeBase(base))});
${headers
  .map(([name, value]) => `$configuration->addDefaultHeader(${text(name)}, ${text(value)});\n`)
  .join('')}$client = new ${namespace}\\Client\\ApiClient($configuration);
${
  settings.length > 0
    ? `$options = new ${namespace}\\Api\\${vendor.api}\\${toPascalCase(vendor.method)}Options();\n${settings.join('')}`
    : ''
}${facts.answers === 'nothing' ? `${call};\necho "done\\n";` : `$answer = ${call};\necho $answer, "\\n";`}
`;
}

function hasEmptyObject(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const items = Object.values(value);
  return (items.length === 0 && !Array.isArray(value)) || items.some(hasEmptyObject);
}
