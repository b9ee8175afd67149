import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { createRecords, kind } from '../../state/records.ts';
import type { Connection } from '../../state/storage/connection.ts';
import type { Database } from '../../state/storage/database.ts';
import { createCertificate } from './create-certificate.ts';

/** A certificate and its key, both in PEM. */
export interface CertificateWithKey {
  certificate: string;
  privateKey: string;
}

/** The certificates of a sandbox. */
export interface Certificates {
  /** Issues the others, and itself. */
  authority: CertificateWithKey;
  /** Connect presents it to receivers, and signs SOAP messages with it. */
  connect: CertificateWithKey;
  /** For receivers on this machine that use TLS. */
  listener: CertificateWithKey;
}

const certificates = kind<Certificates>('certificates');

/** What belongs to no tenant is in no space of one. */
const noSpace = 0;

/**
 * Gives the certificates of the database, which all processes on it share. They are created when
 * they are first needed, since the keys take a moment.
 */
export function createCertificatesLoader(database: Database): () => Promise<Certificates> {
  let loaded: Promise<Certificates> | undefined;
  return async () => {
    loaded ??= load(database);
    try {
      return await loaded;
    } catch (error) {
      // A database that was away may be back the next time.
      loaded = undefined;
      throw error;
    }
  };
}

async function load(database: Database): Promise<Certificates> {
  const known = await database.transaction('read', read);
  if (known !== undefined) return known;
  const created = await createCertificates();
  return database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const there = await read(db);
    if (there === undefined) await createRecords(db, noSpace, certificates).put('', '', created);
    return there ?? created;
  });
}

function read(db: Connection): Promise<Certificates | undefined> {
  return createRecords(db, noSpace, certificates).get('', '');
}

const authorityName = 'Countersign Sandbox Test Authority';

async function createCertificates(): Promise<Certificates> {
  const [own, connect, listener] = await Promise.all([newKeys(), newKeys(), newKeys()]);
  const issuer = { subject: authorityName, ...own };
  const hosts = ['localhost', '127.0.0.1'];
  return {
    authority: pack(own, { subject: authorityName, use: 'authority', issuer }),
    connect: pack(connect, { subject: 'Countersign Sandbox Connect', use: 'client', issuer }),
    listener: pack(listener, { subject: 'localhost', use: 'server', issuer, hosts }),
  };
}

interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

function newKeys(): Promise<Keys> {
  return promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
}

function pack(
  { publicKey, privateKey }: Keys,
  content: Omit<Parameters<typeof createCertificate>[0], 'publicKey'>,
): CertificateWithKey {
  return {
    certificate: createCertificate({ publicKey, ...content }),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
