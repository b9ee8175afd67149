// node prism.ts <area> serves the bundle of an area with nothing but Prism, set up as its own command
// does, at any free port and without a log. It prints its address once it listens.
import { fileURLToPath } from 'node:url';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
const [area = ''] = process.argv.slice(2);
const bundle = fileURLToPath(import.meta.resolve(`@countersign/specs/${area}.json`));
/** The methods of a logger that Prism uses. */
const logger = Object.create({
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
    isProxy: false,
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
