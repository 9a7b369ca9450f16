import { describe, expect, it } from 'vitest';
import { webhookAddressProblem } from './webhook-address.ts';

it.each([
  'https://hooks.example.com',
  'https://hooks.example.com/quizhall?key=1',
  'https://example.co.uk/a/b',
  'https://example.com:443/x',
  'https://xn--bcher-kva.example/x',
])('takes %s', (url) => {
  expect(webhookAddressProblem(url)).toBeUndefined();
  expect(webhookAddressProblem(url, { thisMachine: true })).toBeUndefined();
});

describe('refuses', () => {
  it.each([
    ['no address', 'hooks', 'https://'],
    ['an empty one', '', 'https://'],
    ['what is not encrypted', 'http://hooks.example.com/x', 'https://'],
    ['another protocol', 'ftp://hooks.example.com/x', 'https://'],
    ['a file', 'file:///etc/passwd', 'https://'],
    ['another port', 'https://hooks.example.com:8443/x', '443'],
    ['a password', 'https://ada:secret@hooks.example.com/x', 'password'],
    ['a name alone', 'https://ada@hooks.example.com/x', 'password'],
    ['an anchor', 'https://hooks.example.com/x#y', '#'],
    ['a number', 'https://93.184.216.34/x', 'number'],
    ['loopback', 'https://127.0.0.1/x', 'number'],
    ['loopback in another spelling', 'https://0x7f.1/x', 'number'],
    ['loopback as one number', 'https://2130706433/x', 'number'],
    ['an address of v6', 'https://[::1]/x', 'number'],
    ['a mapped one', 'https://[::ffff:127.0.0.1]/x', 'number'],
    ['this machine', 'https://localhost/x', 'internet'],
    ['this machine with a dot', 'https://localhost./x', 'internet'],
    ['a name below it', 'https://api.localhost/x', 'internet'],
    ['a name in the office', 'https://printer/x', 'internet'],
    ['an inner name', 'https://db.internal/x', 'internet'],
    ['the metadata by its name', 'https://metadata.google.internal/x', 'internet'],
    ['a name of the local network', 'https://nas.local/x', 'internet'],
  ])('%s', (_, url, says) => {
    expect(webhookAddressProblem(url)).toContain(says);
  });
});

it('lets a local stage reach receivers on its own machine, and nothing else of it', () => {
  const local = { thisMachine: true };
  expect(webhookAddressProblem('http://127.0.0.1:4000/x', local)).toBeUndefined();
  expect(webhookAddressProblem('http://127.0.0.1:4000/x')).toBeDefined();
  expect(webhookAddressProblem('https://127.0.0.1/x', local)).toBeDefined();
  expect(webhookAddressProblem('http://10.0.0.1/x', local)).toBeDefined();
  expect(webhookAddressProblem('http://hooks.example.com/x', local)).toBeDefined();
});
