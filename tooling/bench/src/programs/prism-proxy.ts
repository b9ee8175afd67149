// node prism-proxy.ts <area> <upstream> hands on requests with Prism, which validates them and their
// responses by the bundle of an area. It prints its address once it listens.
import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const [area = '', upstream = ''] = process.argv.slice(2);
const bundle = fileURLToPath(import.meta.resolve(`@countersign/specs/${area}.json`));

/** The methods of a logger that Prism uses. */
const logger: Parameters<typeof createServer>[1]['components']['logger'] = Object.create({
  child: () => logger,
  debug() {},
  error() {},
  info() {},
  success() {},
  warn() {},
});

const operations = await getHttpOperationsFromSpec(bundle);
const server = createServer(operations, {
  cors: true,
  config: {
    isProxy: true,
    upstream: new URL(upstream),
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  },
  components: { logger },
});
process.stdout.write(`${await server.listen(0, '127.0.0.1')}\n`);
