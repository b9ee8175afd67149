import { isBrowserAddress } from '@countersign/mock/extend';

/** Whether a browser can be sent to an address as it is written: absolute, on the web or in an app. */
export function isAddress(text: string): boolean {
  // Browsers leave out line breaks, and turn backslashes round; what is checked is what is sent.
  return isBrowserAddress(text) && !/[\s\\]/.test(text);
}
