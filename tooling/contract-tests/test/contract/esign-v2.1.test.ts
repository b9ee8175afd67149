// The area with most of the operations has a file, so that two processes test the contract at once.
import { contractSuite } from '../../src/suite.ts';
import { baseUrl } from '../server-under-test.ts';

contractSuite(baseUrl, ({ name }) => name === 'esign-v2.1');
