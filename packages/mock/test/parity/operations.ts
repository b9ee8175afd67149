import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-tools';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { IHttpOperation, IHttpOperationRequest, IMediaTypeContent } from '@stoplight/types';
import { createBundler, type Bundled } from './bundle.ts';
import { isXml } from './media-type.ts';
import { sharer } from './share.ts';

/** An operation as the comparison needs it. */
export interface ParityOperation {
  area: string;
  /** The operationId of the spec. */
  id: string;
  /**
   * The operation by which Prism validates and answers, with everything that its request refers to.
   */
  operation: Bundled<IHttpOperation>;
  /**
   * Returns the operation with everything that its answers refer to, which Prism needs to generate
   * one.
   */
  whole(): Bundled<IHttpOperation>;
}

interface AreaDocument extends Record<string, unknown> {
  components: { schemas?: Record<string, unknown> };
}

const shared = {
  path: sharer<IHttpOperationRequest['path']>(),
  query: sharer<IHttpOperationRequest['query']>(),
  headers: sharer<IHttpOperationRequest['headers']>(),
  schema: sharer<IMediaTypeContent['schema']>(),
  bundled: sharer<Record<string, unknown>>(),
};

/** Every operation of every area, made of the bundles by Prism's own reader of OpenAPI. */
export function readOperations(): ParityOperation[] {
  return listBundles().flatMap(readArea);
}

function readArea({ area, document: file }: BundleFiles): ParityOperation[] {
  const document: AreaDocument = JSON.parse(readFileSync(file, 'utf8'));
  const bundle = createBundler(document.components.schemas ?? {});
  return transformOas3Operations(document).map((described) => {
    const operation = withoutXml(described);
    const { request, __bundled__: inside = {} } = bundle({ request: operation.request ?? {} });
    return {
      area,
      id: described.iid ?? described.id,
      operation: { ...operation, request: share(request), __bundled__: shared.bundled(inside) },
      whole: once(() => bundle(operation)),
    };
  });
}

/** Creates a value on its first use. */
function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => (made ??= make());
}

/** The same request, whose parts are shared with equal parts of other operations. */
function share({ body, path, query, headers }: IHttpOperationRequest): IHttpOperationRequest {
  return {
    path: shared.path(path ?? []) ?? [],
    query: shared.query(query ?? []) ?? [],
    headers: shared.headers(headers ?? []) ?? [],
    ...(body !== undefined && {
      body: {
        ...body,
        contents: (body.contents ?? []).map(({ schema, ...content }) => {
          const same = schema && shared.schema(schema);
          return same === undefined ? content : { ...content, schema: same };
        }),
      },
    }),
  };
}

/**
 * Prism cannot write a value as XML; it gets only the equal contents in other media types, and XML
 * as text.
 */
function withoutXml(operation: IHttpOperation): IHttpOperation {
  const { request = {}, responses } = operation;
  const { body } = request;
  return {
    ...operation,
    request: {
      ...request,
      ...(body !== undefined && { body: { ...body, contents: others(body.contents) } }),
    },
    responses: responses.map((response) => ({ ...response, contents: others(response.contents) })),
  };
}

function others(contents: IMediaTypeContent[] = []): IMediaTypeContent[] {
  return contents.filter(({ mediaType, schema }) => !isXml(mediaType) || schema?.type === 'string');
}
