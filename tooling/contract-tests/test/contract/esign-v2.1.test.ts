// The area with most of the operations has a file, so that two processes test the contract at once.
import { inject } from 'vitest';
import { contractSuite } from '../../src/suite.ts';

contractSuite(inject('baseUrl'), ({ name }) => name === 'esign-v2.1');
