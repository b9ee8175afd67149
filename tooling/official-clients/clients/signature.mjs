// What stands in the place of each argument of a method, in the words of the contract.

/**
 * The arguments of a method in their order. Each is a part of the request, such as
 * `path.accountId`, or an object with the part that each option is.
 * @param {any} method as the survey has it
 * @param {readonly string[]} pathNames what the contract calls the parameters of the path
 * @returns {(string | Record<string, string>)[]}
 */
export function signatureOf({ count, inPath, inQuery, inForm, body }, pathNames) {
  const parts = [
    ...inPath.map((place, index) => [place, `path.${pathNames[index]}`]),
    ...Object.entries(inQuery).map(([name, place]) => [place, `query.${name}`]),
    ...Object.entries(inForm).map(([name, place]) => [place, `form.${name}`]),
    [body, 'body'],
  ].filter(([place]) => place !== null && place !== undefined);
  return Array.from({ length: count }, (_, index) => {
    const here = parts.filter(([place]) => place.index === index);
    const whole = here.find(([{ option }]) => typeof option !== 'string');
    if (whole !== undefined) return whole[1];
    return Object.fromEntries(here.map(([{ option }, part]) => [option, part]));
  });
}
