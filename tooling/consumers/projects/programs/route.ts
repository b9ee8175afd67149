// A route of Next.js (`app/api/leases/route.ts`): sends a lease, and leads the browser to sign it.
import { createClient, ServiceError } from '@countersign/client';
import { envelopeViewsCreateRecipient } from '@countersign/client/esign-v2.1';
import { createEnvelopeOnce } from '@countersign/client/workflows';

const {
  ESIGN_URL: baseUrl = '',
  ESIGN_TOKEN: token = '',
  ESIGN_ACCOUNT: accountId = '',
} = process.env;
const client = createClient({ baseUrl, token, path: { accountId } });

interface Lease {
  /** The number of the lease in our own books: one lease is one envelope. */
  number: string;
  berth: string;
  name: string;
  email: string;
}

export async function POST(request: Request): Promise<Response> {
  const lease: Lease = await request.json();
  const { name, email } = lease;
  try {
    const { envelopeId = '' } = await createEnvelopeOnce(client, { body: describe(lease) });
    const { url = '' } = await envelopeViewsCreateRecipient(client, {
      path: { envelopeId },
      body: {
        userName: name,
        email,
        clientUserId: lease.number,
        authenticationMethod: 'none',
        returnUrl: new URL('/leases', request.url).href,
      },
    });
    return Response.redirect(url, 303);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return Response.json({ problem: error.reason }, { status: 422 });
  }
}

function describe({ number, berth, name, email }: Lease) {
  const place = { documentId: '1', anchorString: '/sign/' };
  return {
    transactionId: `lease-${number}`,
    emailSubject: `Lease of berth ${berth}`,
    status: 'sent' as const,
    documents: [
      {
        documentId: '1',
        name: 'Lease',
        fileExtension: 'txt',
        documentBase64: btoa(`Berth ${berth} is let to the tenant.\n\n/sign/`),
      },
    ],
    recipients: {
      signers: [
        { recipientId: '1', name, email, clientUserId: number, tabs: { signHereTabs: [place] } },
      ],
    },
  };
}
