import { Excess } from '@countersign/mock/core/outside';
import { z } from 'zod';
import { readOutsideXml } from '../../engine/outside/read-xml.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { ResourceType } from '../../state/model/brands.ts';

const shape = z.object({
  root: z.union([
    z.literal(''),
    z.object({ data: z.array(z.object({ '@name': z.string(), value: z.string() })).default([]) }),
  ]),
});

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name: string) => name === 'data',
};

/**
 * Reads an uploaded resource file.
 * @returns the texts that the master has, and the names of those that it lacks
 * @throws ServiceRefusal INVALID_REQUEST_BODY for malformed or other XML
 */
export function readResourceFile(
  type: ResourceType,
  file: string,
): { texts: Record<string, string>; dropped: string[] } {
  const outcome = shape.safeParse(parse(decode(file)));
  if (!outcome.success)
    throw refused(
      'must have the root element `root` with data elements, each with a name and a value; start from the master file',
    );
  const { root } = outcome.data;
  const entries = root === '' ? [] : root.data;
  const known = masterTexts[type];
  const kept = entries.filter(({ '@name': name }) => Object.hasOwn(known, name));
  return {
    texts: Object.fromEntries(kept.map(({ '@name': name, value }) => [name, value])),
    dropped: entries.flatMap(({ '@name': name }) => (Object.hasOwn(known, name) ? [] : [name])),
  };
}

function parse(xml: string): unknown {
  try {
    return readOutsideXml(xml, options);
  } catch (error) {
    if (error instanceof Excess) throw refused(error.message);
    if (error instanceof SyntaxError) throw refused(`is not well-formed XML: ${error.message}`);
    throw error;
  }
}

/** Text in which each character is a byte of a file, as the text that it is. */
function decode(file: string): string {
  const bytes = Buffer.from(file, 'latin1');
  const isBytes = bytes.toString('latin1') === file;
  return (isBytes ? bytes.toString('utf8') : file).replace(/^\uFEFF/, '').trim();
}

function refused(what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_BODY', `The file ${what}.`);
}

/** The texts that brands can change, by kind of file and name: those of the sandbox's own pages. */
export const masterTexts: Readonly<Record<ResourceType, Readonly<Record<string, string>>>> = {
  sending: {
    Sending_AddDocuments: 'Add documents',
    Sending_AddRecipients: 'Add recipients',
    Sending_SendButton: 'Send',
    Sending_DiscardButton: 'Discard',
  },
  signing: {
    Signing_StartButton: 'Start',
    Signing_FinishButton: 'Finish',
    Signing_FinishLaterButton: 'Finish later',
    Signing_DeclineButton: 'Decline to sign',
    Signing_ConsentText: 'I agree to use electronic records and signatures.',
  },
  email: {
    Email_SigningRequestSubject: 'Please sign',
    Email_SigningRequestButton: 'Review the documents',
    Email_CompletedSubject: 'Completed',
    Email_Footer: 'Sent by the sandbox. No e-mail has left this machine.',
  },
  signing_captive: {
    SigningCaptive_StartButton: 'Start',
    SigningCaptive_FinishButton: 'Finish',
    SigningCaptive_DeclineButton: 'Decline to sign',
  },
};
