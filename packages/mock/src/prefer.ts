import type { Preference } from './prism.js';
import { Refusal } from './refusal.js';

/**
 * Reads a `Prefer` header (RFC 7240): `code=404` asks for that answer, `example=name` for that
 * example of it, `dynamic=true` for one made up by the schema.
 */
export function readPreference(header: string | undefined): Preference {
  const preference: Preference = {};
  for (const [name, value] of pairsOf(header)) {
    if (name === 'code') {
      if (!/^[1-5]\d\d$/.test(value))
        throw new Refusal(
          'badParameter',
          `The header Prefer asks for the code ${value}; a status has three digits.`,
        );
      preference.code = Number(value);
    } else if (name === 'example') preference.exampleKey = value;
    else if (name === 'dynamic') preference.dynamic = value !== 'false';
  }
  return preference;
}

function pairsOf(header = ''): [string, string][] {
  return header.split(/[,;]/).flatMap((part) => {
    const [name, value = ''] = part.split('=').map((word) => word.trim());
    return name === undefined || name === '' ? [] : [[name, value.replace(/^"|"$/g, '')]];
  });
}
