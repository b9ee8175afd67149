import { ServiceRefusal } from './service-refusal.ts';

/**
 * Decodes Base64. Spaces and line breaks are ignored.
 * @param where the location in the body, such as `/attachments/0/data`
 * @throws ServiceRefusal INVALID_REQUEST_BODY for a text that is not Base64
 */
export function decodeBase64(text: string, where: string): Buffer {
  const compact = text.replaceAll(/\s+/g, '');
  if (!/^[\w+/-]*={0,2}$/.test(compact) || compact.replace(/=+$/, '').length % 4 === 1)
    throw new ServiceRefusal('INVALID_REQUEST_BODY', `The text at ${where} is not valid Base64.`);
  return Buffer.from(compact, 'base64');
}
