// What the contract gives as examples of the requests of an area.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The operations of an area, by method and path with `{}` for each parameter.
 * @param {string} area
 */
export function examplesOf(area) {
  const document = load(`@countersign/specs/${area}.json`);
  const follow = ({ $ref, ...rest }) =>
    $ref === undefined
      ? rest
      : $ref
          .slice(2)
          .split('/')
          .reduce((parent, name) => parent[name], document);
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const parameters = (operation.parameters ?? []).map(follow);
        const named = (name) => parameters.find((parameter) => parameter.name === name);
        return [
          `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`,
          {
            inPath: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => named(name).example),
            requiredQuery: parameters.filter((one) => one.in === 'query' && one.required),
            body: (mediaType) => bodyOf(operation.requestBody?.content[mediaType]),
          },
        ];
      }),
    ),
  );
}

function bodyOf(content) {
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) return {};
  return example['x-base64'] ? Buffer.from(example.value, 'base64') : example.value;
}
