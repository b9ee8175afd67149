/** Words in titles, and the type and category of the agreements that have them. */
const types: readonly (readonly [word: RegExp, type: string, category: string])[] = [
  [/\bnon-?disclosure\b|\bnda\b|\bconfidential/i, 'Non-disclosure Agreement', 'BusinessServices'],
  [/\bmaster (service|agreement)|\bmsa\b/i, 'Master Service Agreement', 'BusinessServices'],
  [/\bstatement of work\b|\bsow\b/i, 'Statement of Work', 'BusinessServices'],
  [/\boffer\b/i, 'Offer Letter', 'HumanResources'],
  [/\bemploy/i, 'Employment Agreement', 'HumanResources'],
  [/\border\b/i, 'Order Form', 'BusinessServices'],
  [/\blease\b/i, 'Lease agreement', 'Miscellaneous'],
];

/** Guesses the type of an agreement from its title: nothing here reads documents. */
export function guessType(title: string): { type: string; category: string } {
  const [, type = 'Miscellaneous agreement', category = 'Miscellaneous'] =
    types.find(([word]) => word.test(title)) ?? [];
  return { type, category };
}
