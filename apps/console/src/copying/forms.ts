import { writeCsharp } from './csharp.ts';
import { writeCurl } from './curl.ts';
import { writeJava } from './java.ts';
import { writeNode, writeTypeScript } from './javascript.ts';
import { writePhp } from './php.ts';
import { planCall, planVendorCall, type VendorCall } from './plan-call.ts';
import { writePython } from './python.ts';
import { writeRuby } from './ruby.ts';
import type { SentCall } from './sent-call.ts';

/** A form in which a call can be copied. */
interface Form {
  /** The language of the program. */
  name: string;
  /** The command that installs the client that it uses, or the name of that client. */
  install?: string;
  /** The name of the file, and the command that runs it. */
  run?: { file: string; command: string };
  /**
   * Writes a program that makes the call as it is.
   * @throws Error if this form cannot make it
   */
  write: (call: SentCall) => Promise<string> | string;
}

const vendor = (write: (call: VendorCall) => string) => async (call: SentCall) =>
  write(planVendorCall(await planCall(call)));

/** All forms: our client is in TypeScript, and the others are the vendor's clients. */
export const forms: readonly Form[] = [
  { name: 'curl', write: writeCurl },
  {
    name: 'TypeScript',
    install: 'npm install @countersign/client',
    run: { file: 'call.ts', command: 'node call.ts' },
    write: async (call) => writeTypeScript(await planCall(call)),
  },
  {
    name: 'Node.js',
    install: 'npm install docusign-esign',
    run: { file: 'call.mjs', command: 'node call.mjs' },
    write: vendor(writeNode),
  },
  {
    name: 'Python',
    install: 'pip install docusign-esign',
    run: { file: 'call.py', command: 'python3 call.py' },
    write: vendor(writePython),
  },
  { name: 'Java', install: 'com.docusign:docusign-esign-java', write: vendor(writeJava) },
  { name: 'C#', install: 'dotnet add package DocuSign.eSign.dll', write: vendor(writeCsharp) },
  {
    name: 'PHP',
    install: 'composer require docusign/esign-client',
    run: { file: 'call.php', command: 'php call.php' },
    write: vendor(writePhp),
  },
  {
    name: 'Ruby',
    install: 'gem install docusign_esign',
    run: { file: 'call.rb', command: 'ruby call.rb' },
    write: vendor(writeRuby),
  },
];
