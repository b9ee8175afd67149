const { createClient } = require('@countersign/client');
const { envelopesGet } = require('@countersign/client/esign-v2.1');
const { createListener } = require('@countersign/connect');
const contract = require('@countersign/specs/esign-v2.1.json');
const { EnvelopeLocksCreateBody } = require('@countersign/zod/esign-v2.1');

async function visit({ url, envelopeId, secret, body, signature }) {
  const client = createClient({ baseUrl: url, token: 'any-token', path: { accountId: '4410' } });
  const envelope = await envelopesGet(client, { path: { envelopeId } });

  const good = EnvelopeLocksCreateBody.safeParse({ lockType: 'edit' });
  const bad = EnvelopeLocksCreateBody.safeParse({ lockType: 'padlock' });

  const events = [];
  const listener = createListener({
    secrets: [secret],
    onEvent: ({ event }) => {
      events.push(event);
    },
  });
  const headers = { 'x-docusign-signature-1': signature };
  const changed = await listener.receive(body.replace('Berth', 'Bert'), headers);
  const received = await listener.receive(body, headers);

  const methods = Object.values(contract.paths).flatMap((path) => Object.keys(path));
  return {
    call: envelope.envelopeId,
    validate: { accepted: good.success, refusedAt: bad.error?.issues[0]?.path },
    verify: { status: received.status, statusIfChanged: changed.status, events },
    operations: methods.filter((name) => /^(get|put|post|delete)$/.test(name)).length,
  };
}

visit(JSON.parse(process.argv[2])).then((findings) =>
  process.stdout.write(`${JSON.stringify(findings)}\n`),
);
