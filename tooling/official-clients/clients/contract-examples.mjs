// Reads the examples of the contract for the requests of an area, and the kinds of its responses.
import { createRequire } from 'node:module';
import { follow } from '@countersign/spec-tools/json';

const load = createRequire(import.meta.url);

/**
 * Reads the operations of an area, by method and path with `{}` for each parameter.
 * @param {string} area
 */
export function readExamples(area) {
  const document = load(`@countersign/specs/${area}.json`);
  const resolve = (value) => (value.$ref === undefined ? value : follow(document, value.$ref));
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { parameters = [], requestBody, responses } = operation;
        const { 'x-example-parameters': examples = [] } = operation;
        // Without those of x-example-parameters a request is valid, but the service refuses it.
        const required = parameters
          .map(resolve)
          .filter((parameter) => parameter.required || examples.includes(parameter.name));
        const [, success] = Object.entries(responses).find(([code]) => code.startsWith('2'));
        return [
          `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`,
          {
            operation: operation.operationId,
            pathNames: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name),
            /** The example of a parameter that the request needs. */
            required: (kind, name) =>
              required.find((one) => one.in === kind && one.name === name)?.example,
            /** The headers that the request needs. */
            headers: required.filter((one) => one.in === 'header'),
            needsBody: requestBody?.required === true,
            body: (mediaType) => readBody(requestBody?.content[mediaType]),
            response: classify(resolve(success).content),
          },
        ];
      }),
    ),
  );
}

function readBody(content) {
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) return {};
  return example['x-base64'] ? Buffer.from(example.value, 'base64') : example.value;
}

/** Says what a program should get, in the terms of `every-method.mjs`. */
function classify(content = {}) {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return 'nothing';
  if (mediaTypes.includes('application/json')) return 'data';
  return mediaTypes.every((mediaType) => /^text\/|[/+]xml$/.test(mediaType)) ? 'text' : 'bytes';
}
