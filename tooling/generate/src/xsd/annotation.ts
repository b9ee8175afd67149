import { requiredAttribute } from './read-schema.ts';
import type { XmlElement } from './xml-document.ts';

/** The documentation of a component, one entry per paragraph. */
export function documentationIn(component: XmlElement): string[] {
  return annotationsIn(component, 'documentation')
    .flatMap(({ text }) => text.split(/\n\s*\n/))
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '');
}

/** The values that only JSON has; they are in `appinfo`. */
export function jsonValuesIn(component: XmlElement): { name: string; list: string | undefined }[] {
  return annotationsIn(component, 'appinfo')
    .flatMap(({ children }) => children)
    .map((value) => ({
      name: requiredAttribute(value, 'name'),
      list: value.attributes.get('list'),
    }));
}

function annotationsIn({ children }: XmlElement, kind: string): XmlElement[] {
  return children
    .filter(({ name }) => name.local === 'annotation')
    .flatMap((annotation) => annotation.children)
    .filter(({ name }) => name.local === kind);
}
