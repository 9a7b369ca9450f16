import { expect, it } from 'vitest';
import { departmentFor, domainOf, isPublicMailDomain, proofRecord } from './email-domains.ts';

it.each([
  ['ada@example.com', 'example.com'],
  ['"a@b"@Mail.Example.COM', 'mail.example.com'],
  ['nobody', 'nobody'],
])('finds what comes behind the @ of %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});

it.each([
  ['gmail.com', true],
  ['Outlook.com', true],
  ['163.com', true],
  ['mail.gmail.com', false],
  ['trinity.example', false],
  ['', false],
])('knows whether anybody gets an address at %s', (domain, isPublic) => {
  expect(isPublicMailDomain(domain)).toBe(isPublic);
});

it('names the record that proves a domain', () => {
  expect(proofRecord('example.com', 'abc')).toEqual({
    name: '_quizhall.example.com',
    value: 'quizhall-verification=abc',
  });
});

it('assigns by domain, else to the first department', () => {
  const [arts, maths] = [
    { name: 'Arts', emailDomains: [] as string[] },
    { name: 'Maths', emailDomains: ['maths.example.com'] },
  ];
  expect(departmentFor([arts, maths], 'ada@maths.example.com')).toBe(maths);
  expect(departmentFor([arts, maths], 'ada@example.com')).toBe(arts);
  expect(departmentFor([arts, maths], 'ada@x.maths.example.com')).toBe(arts);
  expect(departmentFor([], 'ada@example.com')).toBeUndefined();
});
