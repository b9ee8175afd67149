import { writeValue } from './literals.ts';
import { indent, toPascalCase, writeBase } from './names.ts';
import { listArguments } from './list-arguments.ts';
import type { Value, VendorCall } from './plan-call.ts';

const namespaces: Readonly<Record<string, string>> = {
  'docusign-esign': 'DocuSign.eSign',
  'docusign-rooms': 'DocuSign.Rooms',
  'docusign-admin': 'DocuSign.Admin',
};

/**
 * Writes a program with the vendor's client for C#.
 * @throws Error if the type of the body has no name
 */
export function writeCsharp(planned: VendorCall): string {
  const { facts, base, headers, vendor, given, options, body = {}, bodyName } = planned;
  const namespace = namespaces[vendor.client] ?? '';
  const write = (value: Value) =>
    vendor.client === 'docusign-admin' && value.type === 'uuid'
      ? `Guid.Parse(${text(value.text)})`
      : writeValue(value, text);
  const hasBody = bodyName !== undefined || given.includes('body');
  if (hasBody && facts.model === undefined)
    throw new Error('The type of the body has no name in C#.');
  const values = listArguments(planned, { write, body: 'body', options: 'options' });
  const call = `api.${toPascalCase(vendor.method)}(${values.join(', ')})`;
  // In a text after @, JSON stays as it is but for its quotes.
  const json = JSON.stringify(body, null, 2).replaceAll('"', '""');
  const settings = options.map((value) => `    ${value.name} = ${write(value)},\n`).join('');
  const lines = [
    `var client = new DocuSignClient(${text(writeBase(base))});`,
    ...headers.map(
      ([name, value]) => `client.Configuration.DefaultHeader.Add(${text(name)}, ${text(value)});`,
    ),
    `var api = new ${vendor.api}(client);`,
    ...(options.length > 0
      ? [`var options = new ${vendor.api}.${toPascalCase(vendor.method)}Options\n{\n${settings}};`]
      : []),
    ...(facts.answers === 'nothing'
      ? [`${call};`, 'Console.WriteLine("done");']
      : [`var answer = ${call};`, 'Console.WriteLine(answer);']),
  ];
  return `using System;
using ${namespace}.Api;
using ${namespace}.Client;
${hasBody ? `using ${namespace}.Model;\nusing Newtonsoft.Json;\n` : ''}
public class Call
{
    public static void Main()
    {
${hasBody ? `        var body = JsonConvert.DeserializeObject<${facts.model ?? ''}>(@"${json}");\n` : ''}        ${indent(lines.join('\n'), '        ')}
    }
}
`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
