import type { NameValue } from '@countersign/types/esign-v2.1';
import { XMLBuilder } from 'fast-xml-parser';
import type { StoredBrand } from '../../state/model/brands.ts';

/** The settings of a brand as a file in XML. */
export function brandXml({ brandId, brandName, details }: StoredBrand): string {
  const { brandCompany, brandLanguages, colors, defaultBrandLanguage } = details;
  const { isOverridingCompanyName, landingPages, links } = details;
  return writeXml({
    brand: {
      brandId,
      brandName,
      brandCompany,
      isOverridingCompanyName,
      brandLanguages: brandLanguages && { string: brandLanguages },
      defaultBrandLanguage,
      colors: pairs(colors),
      landingPages: pairs(landingPages),
      links: links && { brandLink: links },
    },
  });
}

/** An object as an XML file, an element for each field. */
function writeXml(root: object): string {
  const builder = new XMLBuilder({
    format: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    suppressEmptyNode: true,
  });
  const elements: unknown = builder.build(JSON.parse(JSON.stringify(root)));
  return `<?xml version="1.0" encoding="utf-8"?>\n${String(elements)}`;
}

function pairs(list: NameValue[] | undefined): { nameValue: NameValue[] } | undefined {
  return list === undefined || list.length === 0
    ? undefined
    : { nameValue: list.map(({ name, value }) => ({ name, value })) };
}

/** A file of texts in XML, in the form in which such files are uploaded. */
export function resourceXml(texts: Readonly<Record<string, string>>): string {
  const data = Object.entries(texts).map(([name, value]) => ({ '@name': name, value }));
  return writeXml({ root: data.length === 0 ? '' : { data } });
}
