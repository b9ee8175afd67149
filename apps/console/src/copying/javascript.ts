import { writeJson, writeValue, type Marks } from './literals.ts';
import { writeBase } from './names.ts';
import type { Json, PlannedCall, Value, VendorCall } from './plan-call.ts';

const marks: Marks = {
  text: writeText,
  name: (name) => `${writeName(name)}: `,
  object: ['{', '}'],
  yes: 'true',
  no: 'false',
  nothing: 'null',
  indent: 2,
};

/** Writes a program with our client, in TypeScript. */
export function writeTypeScript(planned: PlannedCall): string {
  const { facts, base, path, query, headers, body } = planned;
  const { own, area, answers } = facts;
  const shared = path.filter(({ name }) => name === 'accountId' || name === 'organizationId');
  const ofCall = path.filter((value) => !shared.includes(value));
  const [token, ...others] = headers;
  const input: Record<string, Json> = {
    ...(ofCall.length > 0 && { path: toObject(ofCall) }),
    ...(query.length > 0 && { query: toObject(query) }),
    ...(body !== undefined && { body }),
  };
  const options: Record<string, Json> = {
    baseUrl: writeBase(base),
    ...(token !== undefined && { token: token[1].replace(/^Bearer /i, '') }),
    ...(shared.length > 0 && { path: toObject(shared) }),
    ...(others.length > 0 && { headers: Object.fromEntries(others) }),
  };
  const given = Object.keys(input).length === 0 ? '' : `, ${writeJson(marks, input)}`;
  const call = `${own}(client${given})`;
  return `import { createClient } from '@countersign/client';
import { ${own} } from '@countersign/client/${area}';

const client = createClient(${writeJson(marks, options)});
${writeResult(answers === 'file' ? `${call}.bytes()` : call, answers)}`;
}

/** Writes a program with the vendor's client for Node.js. */
export function writeNode(planned: VendorCall): string {
  const { facts, base, headers, vendor, given, options, body = {}, bodyName } = planned;
  const fields = [
    ...(bodyName !== undefined && planned.body !== undefined
      ? [`${bodyName}: ${writeJson(marks, body, '  ')}`]
      : []),
    ...options.map((value) => `${value.name}: ${writeValue(value, writeText)}`),
  ];
  const values = [
    ...given.map((value) =>
      value === 'body' ? writeJson(marks, body) : writeValue(value, writeText),
    ),
    ...(fields.length > 0 ? [`{\n${fields.map((field) => `  ${field},\n`).join('')}}`] : []),
  ];
  const added = headers.map(
    ([name, value]) => `client.addDefaultHeader(${writeText(name)}, ${writeText(value)});\n`,
  );
  const call = `new docusign.${vendor.api}(client).${vendor.method}(${values.join(', ')})`;
  return `import docusign from '${vendor.client}';

const client = new docusign.ApiClient();
client.setBasePath(${writeText(writeBase(base))});
${added.join('')}${writeResult(call, facts.answers)}`;
}

function writeResult(call: string, answers: 'data' | 'file' | 'nothing'): string {
  if (answers === 'nothing') return `await ${call};\nconsole.log('done');\n`;
  const name = answers === 'file' ? 'content' : 'answer';
  return `const ${name} = await ${call};\nconsole.log(${name});\n`;
}

function toObject(values: readonly Value[]): Record<string, Json> {
  return Object.fromEntries(
    values.map(({ name, text, type }) => [
      name,
      type === 'number' && /^-?\d+$/.test(text) ? Number(text) : toBoolean(type, text),
    ]),
  );
}

function toBoolean(type: Value['type'], text: string): Json {
  return type === 'boolean' && /^(?:true|false)$/i.test(text) ? /^true$/i.test(text) : text;
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeText(name);
}

function writeText(text: string): string {
  // A text with quotes or escapes stays as it is in JSON, which is a literal, too.
  const written = JSON.stringify(text);
  return /['\\]/.test(written) ? written : `'${text}'`;
}
