import { writeValue } from './literals.ts';
import { indent, toPascalCase, writeBase } from './names.ts';
import { listArguments } from './list-arguments.ts';
import type { Value, VendorCall } from './plan-call.ts';

/**
 * Writes a program with the vendor's client for Java.
 * @throws Error if the type of the body has no name
 */
export function writeJava(planned: VendorCall): string {
  const { facts, base, headers, vendor, given, options, bodyName } = planned;
  const area = vendor.client.replace('docusign-', 'com.docusign.');
  const write = (value: Value) =>
    vendor.client === 'docusign-admin' && value.type === 'uuid'
      ? `UUID.fromString(${text(value.text)})`
      : writeValue(value, text);
  const hasBody = bodyName !== undefined || given.includes('body');
  if (hasBody && facts.model === undefined)
    throw new Error('The type of the body has no name in Java.');
  const values = listArguments(planned, { write, body: 'body', options: 'options' });
  const call = `api.${vendor.method}(${values.join(', ')})`;
  const lines = [
    `var client = new ApiClient(${text(writeBase(base))});`,
    ...headers.map(([name, value]) => `client.addDefaultHeader(${text(name)}, ${text(value)});`),
    `var api = new ${vendor.api}(client);`,
    ...(hasBody ? writeBody(planned) : []),
    ...(options.length > 0
      ? [`var options = api.new ${toPascalCase(vendor.method)}Options();`]
      : []),
    ...options.map((value) => `options.set${toPascalCase(value.name)}(${write(value)});`),
    ...(facts.answers === 'nothing'
      ? [`${call};`, 'System.out.println("done");']
      : [`var answer = ${call};`, 'System.out.println(answer);']),
  ];
  return `import ${area}.api.*;
import ${area}.client.ApiClient;
${hasBody ? `import ${area}.model.*;\nimport com.fasterxml.jackson.databind.ObjectMapper;\n` : ''}${
    vendor.client === 'docusign-admin' ? 'import java.util.UUID;\n' : ''
  }
public class Call {
    public static void main(String[] arguments) throws Exception {
        ${indent(lines.join('\n'), '        ')}
    }
}
`;
}

function writeBody({ facts, body = {} }: VendorCall): string[] {
  // In a block of text, JSON stays as it is but for its backslashes.
  const json = JSON.stringify(body, null, 2)
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"""', String.raw`\"""`);
  return [
    `var body = new ObjectMapper().readValue("""\n    ${indent(json, '    ')}\n    """, ${facts.model ?? ''}.class);`,
  ];
}

function text(value: string): string {
  return JSON.stringify(value);
}
