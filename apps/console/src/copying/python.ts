import { writeJson, writeValue, type Marks } from './literals.ts';
import { indent, toSnakeCase, writeBase } from './names.ts';
import type { VendorCall } from './plan-call.ts';

const text = (value: string) => JSON.stringify(value);
const marks: Marks = {
  text,
  name: (name) => `${text(name)}: `,
  object: ['{', '}'],
  yes: 'True',
  no: 'False',
  nothing: 'None',
  indent: 4,
};

/** Writes a program with the vendor's client for Python. */
export function writePython(planned: VendorCall): string {
  const { facts, base, headers, vendor, given, options, body, bodyName } = planned;
  const values = [
    ...given.map((value) =>
      value === 'body' ? writeJson(marks, body ?? {}) : writeValue(value, text, ['True', 'False']),
    ),
    ...(bodyName !== undefined && body !== undefined
      ? [`${toSnakeCase(bodyName)}=${writeJson(marks, body)}`]
      : []),
    ...options.map(
      (value) => `${toSnakeCase(value.name)}=${writeValue(value, text, ['True', 'False'])}`,
    ),
  ];
  const call = `${vendor.api}(client).${toSnakeCase(vendor.method)}(\n${values
    .map((value) => `    ${indent(value, '    ')},\n`)
    .join('')})`;
  return `from ${vendor.client.replaceAll('-', '_')} import ApiClient, ${vendor.api}

client = ApiClient()
client.host = ${text(writeBase(base))}
${headers.map(([name, value]) => `client.set_default_header(${text(name)}, ${text(value)})\n`).join('')}${
    facts.answers === 'nothing' ? `${call}\nprint("done")` : `answer = ${call}\nprint(answer)`
  }
`;
}
