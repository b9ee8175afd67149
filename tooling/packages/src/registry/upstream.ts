import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '../tarballs/run.ts';

/** The registry that this machine is set to, in the words of verdaccio. */
export interface Upstream {
  url: string;
  /** The certificates that its own is held against, as PEM; those of Node, if not said. */
  ca?: string;
  strict_ssl: boolean;
  http_proxy?: string;
  https_proxy?: string;
  no_proxy?: string;
}

/**
 * Asks npm how it would reach the registry, so that it is reached in the same way.
 * @param environment variables for npm, in addition to those of this process
 */
export async function readUpstream(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Upstream> {
  const listed: unknown = JSON.parse(
    await mustRun('npm', ['config', 'list', '--json'], { folder, environment }),
  );
  const settings = new Map<string, unknown>(Object.entries(listed ?? {}));
  const text = (name: string): string | undefined => {
    const value = settings.get(name);
    if (Array.isArray(value)) return value.filter(Boolean).join('\n') || undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const url = text('registry');
  if (url === undefined)
    throw new Error('npm names no registry; set one by npm config set registry');
  const file = text('cafile');
  const ca = file === undefined ? text('ca') : readFileSync(file, 'utf8');
  const [http, https, none] = [text('proxy'), text('https-proxy'), text('noproxy')];
  return {
    url,
    strict_ssl: settings.get('strict-ssl') !== false,
    ...(ca !== undefined && { ca }),
    ...(http !== undefined && { http_proxy: http }),
    ...(https !== undefined && { https_proxy: https }),
    ...(none !== undefined && { no_proxy: none.replaceAll('\n', ',') }),
  };
}

/**
 * Lists the lines of an npmrc with which npm reaches the registry itself.
 * @param folder for the file of its certificates
 */
export function writeSettings(upstream: Upstream, folder: string): string[] {
  const { url, ca, strict_ssl: strict, http_proxy: http, https_proxy: https } = upstream;
  const cafile = path.join(folder, 'upstream.pem');
  if (ca !== undefined) writeFileSync(cafile, ca);
  return [
    `registry=${url}`,
    `strict-ssl=${strict}`,
    ...(ca === undefined ? [] : [`cafile=${cafile}`]),
    ...(http === undefined ? [] : [`proxy=${http}`]),
    ...(https === undefined ? [] : [`https-proxy=${https}`]),
    ...(upstream.no_proxy === undefined ? [] : [`noproxy=${upstream.no_proxy}`]),
  ];
}
