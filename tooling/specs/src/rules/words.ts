/** Words that tell nothing of a thing beside its name. */
const fillers = new Set(['a', 'an', 'the', 'this', 'its', 'of', 'for', 'in', 'to', 'is']);

/** Whether a description says no more than the name itself, such as `The role ID.` of `roleId`. */
export function repeatsName(description: string, name: string): boolean {
  const significantWords = splitWords(description).filter((word) => !fillers.has(word));
  const known = splitWords(name);
  return (
    significantWords.every((word) => known.includes(word)) ||
    significantWords.join('') === known.join('')
  );
}

/** The words of a sentence or of a name in camelCase, snake_case or kebab-case. */
function splitWords(text: string): string[] {
  const spaced = text.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
  return spaced.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
