import { ServiceRefusal } from './service-refusal.ts';

/**
 * The bytes that a text in Base64 stands for. Spaces and line breaks in it are passed over.
 * @param where the place in the body, such as `/attachments/0/data`
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where it is no Base64
 */
export function decodeBase64(text: string, where: string): Buffer {
  const compact = text.replaceAll(/\s+/g, '');
  if (!/^[\w+/-]*={0,2}$/.test(compact) || compact.replace(/=+$/, '').length % 4 === 1)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The text at ${where} is not valid Base64.`,
    );
  return Buffer.from(compact, 'base64');
}
