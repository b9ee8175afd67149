import { XMLBuilder } from 'fast-xml-parser';
import { attributePrefix, textKey } from './node.js';

/** Builds XML from the output of the codecs. */
export const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: attributePrefix,
  textNodeName: textKey,
  suppressEmptyNode: true,
  // The codecs have escaped already, by rules that also keep line ends.
  processEntities: false,
  suppressBooleanAttributes: false,
});
