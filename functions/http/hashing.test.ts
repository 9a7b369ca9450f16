import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../sources.ts';

const FUNCTIONS = resolve(import.meta.dirname, '..');
const HASHING = resolve(FUNCTIONS, 'platform/security/passwords.ts');

/** Endpoints that count guesses themselves, where they know more of the caller than the contract can say. */
const COUNT_THEMSELVES = [
  'startAttempt',
  'login',
  'loginClass',
  'unlinkProvider',
  'changePassword',
  'renewRecoveryCodes',
  'disableTwoFactor',
  'deleteAccount',
  'deleteOrganization',
];

/** A file of the functions and everything that it imports from them. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  // What is imported as a type alone is not in the bundle.
  const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  for (const [, path = ''] of code.matchAll(/from '(\.[^']+\.ts)'/g)) {
    reachedFrom(resolve(file, '..', path), reached);
  }
  return reached;
}

/** A GET takes no password. */
const hashing = endpoints.filter(
  ({ file, endpoint }) =>
    endpoint.method !== 'GET' && reachedFrom(resolve(FUNCTIONS, sourceOf(file))).has(HASHING),
);

describe('an endpoint that derives a key from a password', () => {
  it('is found by what its handler imports', () => {
    expect(hashing.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'register',
        'verifyEmail',
        'login',
        'resetPassword',
        'createQuiz',
        'updateQuiz',
      ]),
    );
    expect(hashing.map(({ name }) => name)).not.toContain('saveProgress');
  });

  it.each(hashing.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s is throttled',
    (name, endpoint) => {
      if (!COUNT_THEMSELVES.includes(name)) expect(endpoint.throttle?.length).toBeGreaterThan(0);
    },
  );
});
