import { XMLBuilder } from 'fast-xml-parser';
import { attributePrefix, textKey } from './node.js';

/** Makes XML of what the codecs write. */
export const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: attributePrefix,
  textNodeName: textKey,
  suppressEmptyNode: true,
  // The codecs have escaped already, by rules that also keep line ends.
  processEntities: false,
  suppressBooleanAttributes: false,
});
