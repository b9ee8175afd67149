// What the contract gives as examples of the requests of an area, and what it has as their answers.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The operations of an area, by method and path with `{}` for each parameter.
 * @param {string} area
 */
export function readExamples(area) {
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
        const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
        const named = (name) => parameters.find((parameter) => parameter.name === name);
        return [
          `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`,
          {
            pathNames,
            inPath: pathNames.map((name) => named(name).example),
            neededQuery: listNeeded(operation, parameters, 'query'),
            neededHeaders: listNeeded(operation, parameters, 'header'),
            needsBody: operation.requestBody?.required === true,
            body: (mediaType) => readBody(operation.requestBody?.content[mediaType]),
            answer: classifyContent(follow(findSuccess(operation)).content),
          },
        ];
      }),
    ),
  );
}

// The parameters that a request needs; without those of `x-example-parameters` it is valid, and refused.
function listNeeded({ 'x-example-parameters': examples = [] }, parameters, place) {
  return parameters.filter(
    (one) => one.in === place && (one.required || examples.includes(one.name)),
  );
}

function readBody(content) {
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) return {};
  return example['x-base64'] ? Buffer.from(example.value, 'base64') : example.value;
}

function findSuccess({ responses }) {
  return Object.entries(responses).find(([code]) => code.startsWith('2'))[1];
}

// What a program should get, in the words of `every-method.mjs`.
function classifyContent(content = {}) {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return 'nothing';
  if (mediaTypes.includes('application/json')) return 'data';
  return mediaTypes.every((mediaType) => /^text\/|[/+]xml$/.test(mediaType)) ? 'text' : 'bytes';
}
