import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTarball } from '../tarballs/tarball.ts';

/**
 * Publishes a tarball as the latest version of its package.
 * @param registry the address of the registry, with a slash at its end
 * @param token of a user who may publish
 * @throws with the status and the answer of the registry if it refuses
 */
export async function publishTarball(file: string, registry: string, token: string): Promise<void> {
  const { name, version, manifest } = await readTarball(file);
  const bytes = readFileSync(file);
  const hash = (algorithm: string, encoding: 'base64' | 'hex') =>
    createHash(algorithm).update(bytes).digest(encoding);
  const stored = `${name}-${version}.tgz`;
  const dist = {
    integrity: `sha512-${hash('sha512', 'base64')}`,
    shasum: hash('sha1', 'hex'),
    tarball: `${registry}${name}/-/${stored}`,
  };
  const content = { content_type: 'application/octet-stream', data: bytes.toString('base64') };
  const answer = await fetch(`${registry}${name.replace('/', '%2f')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      _id: name,
      name,
      access: 'public',
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [stored]: { ...content, length: bytes.length } },
    }),
  });
  if (!answer.ok)
    throw new Error(
      `the registry refused ${name}@${version} with ${answer.status}: ${await answer.text()}`,
    );
}
