import { writeXml } from './brand-xml.ts';

/** A file of texts in XML, in the form in which such files are uploaded. */
export function resourceXml(texts: Readonly<Record<string, string>>): string {
  const data = Object.entries(texts).map(([name, value]) => ({ '@name': name, value }));
  return writeXml({ root: data.length === 0 ? '' : { data } });
}
