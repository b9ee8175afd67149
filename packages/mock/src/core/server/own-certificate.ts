import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { hostname, homedir } from 'node:os';
import path from 'node:path';
import type { TlsFiles } from './options.ts';
import { generate } from './selfsigned.ts';

/** A certificate that this server created, and its file. */
export interface OwnCertificate extends TlsFiles {
  file?: string;
}

const day = 24 * 60 * 60 * 1000;
/** Longer than 825 days, and Apple's systems trust no certificate. */
const validDays = 820;

/**
 * Returns a self-signed certificate for this machine. It is kept in the user's cache folder and
 * used as long as it is valid, so that clients need to trust it only once. It cannot sign other
 * certificates: trust in it extends to this server alone. If the folder is not writable, a new one
 * is created each time.
 * @param host the host that the server listens on; the certificate is for that name too
 */
export async function ownCertificate(host: string): Promise<OwnCertificate> {
  const local = ['localhost', '127.0.0.1', '::1', ...machineName()];
  const special = isWildcard(host) || local.includes(host) ? undefined : host;
  const names = special === undefined ? local : [...local, special];
  // Each host has its own certificate, so that two hosts do not replace each other's. The folder
  // stays within ours, whatever the name of the host.
  const name = special === undefined ? 'local' : `host-${special.replaceAll(/[^\w.-]/g, '_')}`;
  const folder = path.join(cacheFolder(), 'countersign', name);

  const kept = await readKept(folder, names);
  if (kept !== undefined) return kept;
  const made = await make(names);
  try {
    await keep(made, names, folder);
  } catch {
    // A folder that cannot be written.
  }
  return (await readKept(folder, names)) ?? made;
}

async function make(names: readonly string[]): Promise<TlsFiles> {
  const from = Date.now() - day;
  const pair = await generate([{ name: 'commonName', value: 'Countersign mock server' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(from),
    notAfterDate: new Date(from + validDays * day),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) =>
          isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name },
        ),
      },
    ],
  });
  return { certificate: pair.cert, key: pair.private };
}

/**
 * Writes both files and puts them in place together, so that no reader gets half of a pair. If
 * another server was faster, its pair stays.
 */
async function keep(pair: TlsFiles, names: readonly string[], folder: string): Promise<void> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(path.join(parent, 'new-'));
  try {
    await writeFile(keyFile(draft), pair.key, { mode: 0o600 });
    await writeFile(certificateFile(draft), pair.certificate, { mode: 0o600 });
    try {
      await rename(draft, folder);
    } catch {
      if ((await readKept(folder, names)) !== undefined) return;
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Reads the kept certificate, if it is complete, valid for another day, and for these names. */
async function readKept(
  folder: string,
  names: readonly string[],
): Promise<OwnCertificate | undefined> {
  const file = certificateFile(folder);
  try {
    const [certificate, key] = await Promise.all([
      readFile(file, 'utf8'),
      readFile(keyFile(folder), 'utf8'),
    ]);
    const read = new X509Certificate(certificate);
    const now = Date.now();
    const fits =
      Date.parse(read.validFrom) <= now &&
      Date.parse(read.validTo) > now + day &&
      read.checkPrivateKey(createPrivateKey(key)) &&
      names.every((name) => (isIP(name) === 0 ? read.checkHost(name) : read.checkIP(name)));
    return fits ? { certificate, key, file } : undefined;
  } catch {
    // No certificate is kept, or none that can be read.
    return undefined;
  }
}

function certificateFile(folder: string): string {
  return path.join(folder, 'certificate.pem');
}

function keyFile(folder: string): string {
  return path.join(folder, 'key.pem');
}

/** The name of this machine, where a certificate can have it. */
function machineName(): string[] {
  const name = hostname();
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(name) && name !== 'localhost' ? [name] : [];
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Returns the folder for data that can be created again, by the convention of each system. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  // A relative path is to be passed over, by the rules of the XDG folders.
  if (xdg !== undefined && path.isAbsolute(xdg)) return xdg;
  if (process.platform === 'win32') return local ?? path.join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return path.join(homedir(), 'Library', 'Caches');
  return path.join(homedir(), '.cache');
}
