import { limits } from '@countersign/mock/core/outside';
import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import { openZip, type Zip } from '../../documents/convert/docx/zip.ts';
import { sandboxLimits } from '../../engine/outside/limits.ts';
import { readOptionalJson } from '../../engine/outside/read-optional-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';

/**
 * Reads the templates in a ZIP, each of which is a file of JSON.
 * @throws ServiceRefusal INVALID_REQUEST_BODY
 */
export async function unpackTemplates(bytes: Buffer): Promise<EnvelopeTemplate[]> {
  // Loaded here, so that a sandbox starts without it.
  const { TemplatesCreateBody } = await import('@countersign/zod/esign-v2.1');
  const zip = open(bytes);
  const names = zip.names.filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw unreadable('The ZIP has no file of JSON.');
  return names.map((name) => {
    const read = TemplatesCreateBody.safeParse(readFile(zip, name));
    if (read.success) return read.data;
    const [{ path = [], message = '' } = {}] = read.error.issues;
    throw unreadable(
      `The file ${name} is not the JSON of a template: ${path.join('/')} ${message}.`,
    );
  });
}

function open(bytes: Buffer): Zip {
  try {
    return openZip(bytes, sandboxLimits.templates.bytes);
  } catch {
    throw unreadable('The ZIP cannot be opened. Pack the JSON of the templates again.');
  }
}

function readFile(zip: Zip, name: string): unknown {
  try {
    const text = Buffer.from(zip.read(name) ?? []).toString('utf8');
    return readOptionalJson(text, limits.body);
  } catch {
    throw unreadable(`The file ${name} of the ZIP cannot be read, or is too large.`);
  }
}

function unreadable(sentence: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_BODY', sentence);
}
