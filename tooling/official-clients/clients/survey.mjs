// Learns what the methods of a client send, without a request: each is called once with markers,
// and where a marker ends up tells which argument goes where.

/**
 * All methods of a client that send something: their names, what they ask for, and the places of
 * the arguments, those of the path in its order.
 * @param {any} library the package
 */
export function survey(library) {
  return Object.entries(library)
    .filter(([name]) => name.endsWith('Api'))
    .flatMap(([api, Api]) => listMethodNames(Api).map((name) => learn(library, api, name)))
    .filter((method) => method !== undefined);
}

function listMethodNames(Api) {
  return Object.entries(new Api()).flatMap(([name, value]) =>
    typeof value === 'function' ? name : [],
  );
}

function learn(library, api, name) {
  const client = new library.ApiClient();
  let sent;
  client.callApi = (...parts) => {
    sent = parts;
  };
  client.buildCollectionParam = (list) => list;
  const instance = new library[api](client);
  // The last one is a callback.
  const count = instance[name].length - 1;
  instance[name](...Array.from({ length: Math.max(count, 0) }, (_, index) => marker(index)));
  if (sent === undefined) return undefined;
  const [path, verb, inPath, inQuery, , inForm, body, , contentTypes] = sent;
  return {
    api,
    name,
    verb,
    path: path.replaceAll(/\{[^}]+\}/g, '{}'),
    count,
    inPath: [...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => inPath[parameter]),
    inQuery,
    inForm,
    body,
    contentType: client.jsonPreferredMime(contentTypes) ?? 'application/json',
  };
}

/** Stands for an argument; each field of it stands for an option of that name. */
function marker(index) {
  return new Proxy(
    {},
    {
      get: (_, option) =>
        option === 'index' ? index : option === 'option' ? undefined : { index, option },
    },
  );
}

/**
 * The arguments of a call.
 * @param {number} count how many there are
 * @param {[place: any, value: unknown][]} values by the place that the survey found
 */
export function argumentsFor(count, values) {
  const optionObjects = Array.from({ length: count }, () => ({}));
  for (const [{ index, option }, value] of values) {
    if (typeof option === 'string') optionObjects[index][option] = value;
    else optionObjects[index] = value;
  }
  return optionObjects;
}

/**
 * The arguments of a method in their order. Each is a part of the request, such as
 * `path.accountId`, or an object with the part that each option is.
 * @param {any} method as the survey found it
 * @param {readonly string[]} pathNames what the contract calls the parameters of the path
 * @returns {(string | Record<string, string>)[]}
 */
export function buildSignature({ count, inPath, inQuery, inForm, body }, pathNames) {
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
