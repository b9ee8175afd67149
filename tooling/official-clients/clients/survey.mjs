// Finds out what the methods of a client send, without a request: each method is called once with
// markers as arguments, and the place where a marker ends up shows what the argument is for.

/**
 * Lists all methods of a client that send a request, and the part of the request that each argument
 * sets. The parts of the path come first, in the order of the path.
 * @param {any} library the package
 */
export function survey(library) {
  return Object.entries(library)
    .filter(([name]) => name.endsWith('Api'))
    .flatMap(([api, Api]) => listMethods(Api).map((name) => inspect(library, api, name)))
    .filter((method) => method !== undefined);
}

function listMethods(Api) {
  return Object.entries(new Api()).flatMap(([name, value]) =>
    typeof value === 'function' ? name : [],
  );
}

function inspect(library, api, name) {
  const client = new library.ApiClient();
  let sent;
  client.callApi = (...parameters) => {
    sent = parameters;
  };
  client.buildCollectionParam = ({ index, option }) => ({ index, option, isList: true });
  const instance = new library[api](client);
  // The last parameter is a callback.
  const count = instance[name].length - 1;
  instance[name](...Array.from({ length: Math.max(count, 0) }, (_, index) => marker(index)));
  if (sent === undefined) return undefined;
  const [path, verb, inPath, inQuery, , inForm, body, , contentTypes] = sent;
  const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter);
  const parts = [
    ...pathNames.map((parameter) => ({ in: 'path', marker: inPath[parameter] })),
    ...Object.entries(inQuery).map(([part, found]) => ({ in: 'query', name: part, marker: found })),
    ...Object.entries(inForm).map(([part, found]) => ({ in: 'form', name: part, marker: found })),
    { in: 'body', marker: body },
  ];
  return {
    api,
    name,
    verb,
    path: path.replaceAll(/\{[^}]+\}/g, '{}'),
    count,
    parts: parts.filter((part) => part.marker !== null && part.marker !== undefined),
    contentType: client.jsonPreferredMime(contentTypes) ?? 'application/json',
  };
}

/** Stands for an argument. Each of its fields stands for the option of that name. */
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
 * Arranges values as the arguments of a method.
 * @param {number} count the number of arguments
 * @param {[marker: any, value: unknown][]} values
 */
export function arrange(count, values) {
  const optionObjects = Array.from({ length: count }, () => ({}));
  for (const [{ index, option }, value] of values) {
    if (typeof option === 'string') optionObjects[index][option] = value;
    else optionObjects[index] = value;
  }
  return optionObjects;
}
