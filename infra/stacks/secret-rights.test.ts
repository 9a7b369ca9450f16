import { endpoints } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { statementsOf, SynthesizedStage } from './testing.ts';

const stage = new SynthesizedStage('prod');

/** Functions of a stack whose role may read a secret, by the ids of their roles. */
const readersIn = (stack: string, secret: string): string[] =>
  statementsOf(stage, stack)
    .filter(({ statement: { Action, Resource } }) => {
      const reads = [Action].flat().includes('secretsmanager:GetSecretValue');
      return reads && JSON.stringify(Resource).includes(secret);
    })
    .map(({ id }) => id.replace(/Role.*/, ''))
    .toSorted();
const readersOf = (secret: string): string[] =>
  stage.stackNames.flatMap((stack) => readersIn(stack, secret).map((name) => `${stack}/${name}`));
const namesOf = (wanted: (typeof endpoints)[number][]): string[] =>
  wanted.map(({ area, name }) => `api-${area}/${name}`).toSorted();

describe('the token key', () => {
  it('is read only by functions that know callers, sign people in, or sign or verify receipts', () => {
    const signing = endpoints.filter(
      ({ area, endpoint: { auth, rights } }) => auth !== 'public' || area === 'auth' || rights.tokenKey,
    );
    const inApi = readersOf('TokenKey').filter((name) => name.startsWith('api-'));
    expect(inApi.toSorted()).toEqual(namesOf(signing));
    const named = endpoints.filter(({ endpoint }) => endpoint.rights.tokenKey).map(({ name }) => name);
    expect(named.toSorted()).toEqual(['getBadge', 'getReceiptKey', 'getReceiptKeys', 'verifyReceipt']);
  });

  it('is read by one background worker, which signs the receipts in exports', () => {
    const others = readersOf('TokenKey').filter((name) => !name.startsWith('api-'));
    expect(others).toEqual([expect.stringMatching(/^background\/runs/i)]);
  });
});

describe('the derivation key', () => {
  it('is read only by functions that know callers or derive names, links or digests', () => {
    const deriving = endpoints.filter(
      ({ area, endpoint: { auth, rights } }) => auth !== 'public' || area === 'auth' || rights.derivationKey,
    );
    const readers = readersOf('DerivationKey');
    expect(readers.filter((name) => name.startsWith('api-')).toSorted()).toEqual(namesOf(deriving));
    for (const name of ['getBadge', 'getReceiptKey', 'getReceiptKeys', 'verifyReceipt'])
      expect(readers).not.toContain(`api-proofs/${name}`);
    expect(readers.filter((name) => name.startsWith('background/')).length).toBeGreaterThan(4);
  });
});
