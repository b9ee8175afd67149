import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../../../../specs/connect/', import.meta.url);

/** A message of the contract as the service sends it. @param event such as `envelope-completed` */
export function jsonMessage(event: string): string {
  const example: { value: unknown } = parse(readText(`webhooks/${event}.message.yaml`));
  return JSON.stringify(example.value);
}

/** Returns the same event in the XML form. */
export function xmlMessage(event: string): string {
  return readText(`webhooks/${event}.xml`);
}

/** The XML form in a SOAP envelope. */
export function soapMessage(event: string): string {
  return readText(`soap/${event}.xml`);
}

function readText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
