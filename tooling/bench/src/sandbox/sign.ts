import { Agent, request as send } from 'node:http';
import { inTurn } from '../measure/in-turn.ts';
import * as ask from '../requests.ts';
import { connections } from '../server/load.ts';
import type { Program } from '../server/programs.ts';
import { request, type Request } from '../server/request.ts';
import type { Comparison } from '../suite.ts';

/** The number of measurements of each, and the envelopes that are signed in one. */
const rounds = 7;
const envelopes = 500;

/** Compares the envelopes a second that are signed with the requests a second of another server. */
export function signing(program: Program, reference: Program): Comparison {
  return async (stage) => {
    const server = await program(stage, [ask.health]);
    const other = await reference(stage, [ask.resetTenant]);
    const create = await ask.createSandboxEnvelope({}, 1000);
    const amount = stage.amount(envelopes, 2);
    const toSign = async () => {
      const made: Request[] = [];
      while (made.length < amount) {
        const { body } = await request(server.url, create);
        const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
        made.push(ask.signEnvelope(envelopeId));
      }
      return made;
    };
    const ofReference = Array.from({ length: amount }, () => ask.signEnvelope(''));
    const pair = {
      subject: async () => rateOf(server.url, await toSign()),
      reference: () => rateOf(other.url, ofReference),
    };
    if (!stage.quick) await Promise.all([pair.subject(), pair.reference()]);
    return inTurn(pair, (done) => done < stage.amount(rounds, 1));
  };
}

/** Sends each request once, and returns how many a second were responded to. */
async function rateOf(server: string, requests: readonly Request[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const since = performance.now();
  try {
    await Promise.all(requests.map((one) => sendOn(agent, server, one)));
  } finally {
    agent.destroy();
  }
  return requests.length / ((performance.now() - since) / 1000);
}

function sendOn(
  agent: Agent,
  server: string,
  { method, url, headers, body }: Request,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...headers } };
    send(`${server}${url}`, options, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 300) reject(new Error(`${method} ${url} returned ${statusCode}`));
      response.resume().once('end', resolve);
    })
      .once('error', reject)
      .end(body);
  });
}
