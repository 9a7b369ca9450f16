import { expect, it } from 'vitest';
import { signedLink } from './signed-link.ts';

const EXAMPLE = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  seconds: 86_400,
  at: Date.parse('2013-05-24T00:00:00Z'),
};
const PLACE = new URL('https://examplebucket.s3.amazonaws.com/test.txt');

it('signs as the example of the documentation does', () => {
  const link = new URL(signedLink(PLACE, EXAMPLE));
  expect(link.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
  expect(link.searchParams.get('X-Amz-Credential')).toBe(
    'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
  );
});

it('names the session of credentials that have one, in the order that is signed', () => {
  const names = [...new URL(signedLink(PLACE, { ...EXAMPLE, sessionToken: 'a+b/c=' })).searchParams];
  expect(names.find(([name]) => name === 'X-Amz-Security-Token')?.[1]).toBe('a+b/c=');
  const signed = names.map(([name]) => name).slice(0, -1);
  expect(signed).toEqual(signed.toSorted());
});
