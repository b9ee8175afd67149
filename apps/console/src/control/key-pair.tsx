import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { Code } from '../parts/code.tsx';
import { act } from '../parts/toasts.tsx';

/** Creates a key pair for an integration, in the browser: the sandbox keeps only the public key. */
export function KeyPair({ integration }: { integration: Schemas['Integration'] }) {
  const [privateKey, setPrivateKey] = useState<string>();
  // Browsers create keys only for pages of this machine or with HTTPS.
  if (!isSecureContext) return null;
  async function create(): Promise<void> {
    const { privateKey: own, publicKey } = await createPair();
    const { consents: _, tokens: __, publicKeys = [], ...rest } = integration;
    const changed = { ...rest, publicKeys: [...publicKeys, publicKey] };
    await unwrap(control.POST('/seed', { body: { integrations: [changed] } }));
    setPrivateKey(own);
  }
  return (
    <div class="key-pair">
      <button
        type="button"
        class="button"
        onClick={() =>
          void act(create, `${integration.name} has a key. Only JWT that it signed work now.`)
        }
      >
        Create a key pair for {integration.name}
      </button>
      {privateKey !== undefined && (
        <>
          <p>
            Save the private key now, as <code>private.key</code>. The sandbox does not keep it.
          </p>
          <Code text={privateKey} what="private key" />
        </>
      )}
    </div>
  );
}

async function createPair(): Promise<{ privateKey: string; publicKey: string }> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  return {
    privateKey: encodePem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicKey: encodePem('PUBLIC KEY', await crypto.subtle.exportKey('spki', pair.publicKey)),
  };
}

function encodePem(label: string, bytes: ArrayBuffer): string {
  const base64 = btoa(
    Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''),
  );
  const lines = base64.match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
