import { writeJson, writeValue, type Marks } from './literals.ts';
import { indent, toPascalCase, toSnakeCase } from './names.ts';
import { listArguments } from './list-arguments.ts';
import type { VendorCall } from './plan-call.ts';

// Between double quotes, Ruby would put in values after these signs.
const text = (value: string) => JSON.stringify(value).replaceAll(/#(?=[{$@])/g, String.raw`\#`);
const marks: Marks = {
  text,
  name: (name) => `${text(name)} => `,
  object: ['{', '}'],
  yes: 'true',
  no: 'false',
  nothing: 'nil',
  indent: 2,
};
const modules: Readonly<Record<string, string>> = {
  'docusign-esign': 'DocuSign_eSign',
  'docusign-rooms': 'DocuSign_Rooms',
  'docusign-admin': 'DocuSign_Admin',
};

/** Writes a program with the vendor's client for Ruby. */
export function writeRuby(planned: VendorCall): string {
  const { facts, base, headers, vendor, options, body = {} } = planned;
  const module = modules[vendor.client] ?? '';
  const values = listArguments(planned, {
    write: (value) => writeValue(value, text),
    body: writeJson(marks, body),
    options: 'options',
  });
  const settings = options.map(
    (value) => `options.${toSnakeCase(value.name)} = ${writeValue(value, text)}\n`,
  );
  const call = `${module}::${vendor.api}.new(client).${toSnakeCase(vendor.method)}(\n${values
    .map((value) => `  ${indent(value)}`)
    .join(',\n')}\n)`;
  return `require '${vendor.client.replaceAll('-', '_')}'

configuration = ${module}::Configuration.new
configuration.scheme = '${base.protocol.slice(0, -1)}'
configuration.host = '${base.host}'
configuration.base_path = '${base.pathname.replace(/\/$/, '')}'
client = ${module}::ApiClient.new(configuration)
${headers.map(([name, value]) => `client.default_headers[${text(name)}] = ${text(value)}\n`).join('')}${
    settings.length > 0
      ? `options = ${module}::${toPascalCase(vendor.method)}Options.new\n${settings.join('')}`
      : ''
  }${facts.answers === 'nothing' ? `${call}\nputs 'done'` : `answer = ${call}\nputs answer`}
`;
}
