/** What a type of the schema asks of text beyond its base. */
export interface TextFacets {
  length?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Tells whether text keeps to the facets. A length counts characters, not halves of pairs. */
export function keepsTo(facets: TextFacets): (text: string) => boolean {
  const pattern = facets.pattern === undefined ? undefined : new RegExp(facets.pattern, 'u');
  const least = facets.minLength ?? facets.length ?? 0;
  const most = facets.maxLength ?? facets.length ?? Infinity;
  return (text) => {
    if (pattern !== undefined && !pattern.test(text)) return false;
    const { length } = [...text];
    return length >= least && length <= most;
  };
}

/** Whether a text is a day, as `2026-11-20`, with a zone or without one. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:Z|[+-]\d\d:\d\d)?$/.test(text);
}
