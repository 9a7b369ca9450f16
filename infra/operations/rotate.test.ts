import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeys, parseKeys } from '@quizhall/functions/platform/security/stored-keys.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Aws } from './aws.ts';
import { keysInFile, keysOnAws } from './key-stores.ts';
import { type KeyStore, type Rotation, rotate, rotated } from './rotate.ts';

const NOW = Date.parse('2026-05-01T20:00:00Z');
const DAY = 24 * 60 * 60_000;
const signing = { which: 'signing', leaked: false, now: NOW } as const;
const folder = mkdtempSync(join(tmpdir(), 'quizhall-rotate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function memory(text: string): KeyStore & { text: string; writes: number } {
  const store = {
    text,
    writes: 0,
    read: async () => store.text,
    write: async (next: string) => {
      store.text = next;
      store.writes += 1;
    },
  };
  return store;
}

describe('rotating', () => {
  it('keeps the previous key and the proof keys, and tells no secret', async () => {
    const before = newKeys();
    const store = memory(JSON.stringify(before));
    const lines = await rotate(store, signing, true);
    const after = parseKeys(store.text);
    expect(after.signing).toEqual([expect.objectContaining({ from: NOW + 15 * 60_000 }), before.signing[0]]);
    expect(after.proof).toEqual(before.proof);
    for (const { key } of after.signing) expect(lines.join('\n')).not.toContain(key);
  });

  it('changes nothing before somebody says so', async () => {
    const store = memory(JSON.stringify(newKeys()));
    expect((await rotate(store, signing, false)).at(-1)).toContain('--apply');
    expect(store.writes).toBe(0);
  });

  it('waits until no attempt holds a token of the key that would go, unless it has leaked', () => {
    const second = rotated(JSON.stringify(newKeys()), signing);
    const at =
      (days: number, leaked = false) =>
      () =>
        rotated(second, { ...signing, leaked, now: NOW + days * DAY });
    expect(at(30)).toThrow('--leaked');
    expect(at(32)).not.toThrow();
    expect(at(1, true)).not.toThrow();
    // Nobody knows the newest yet: the one that signs would be dropped.
    expect(at(0, true)).toThrow('does not sign yet');
  });

  it('takes the key of receipts alone, and keeps all before it', () => {
    const before = newKeys();
    const after = parseKeys(rotated(JSON.stringify(before), { ...signing, which: 'proof' }));
    expect(after.signing).toEqual(before.signing);
    expect(after.proof).toHaveLength(2);
    expect(after.proof).toContainEqual(before.proof?.[0]);
  });

  it('says what is still to be done about a key that has leaked, and when', async () => {
    const before = newKeys();
    const said = async (wish: Partial<Rotation>) =>
      (await rotate(memory(JSON.stringify(before)), { ...signing, ...wish }, true)).at(-1);
    expect(await said({})).toBe('It signs from 2026-05-01T20:15:00.000Z on.');
    expect(await said({ leaked: true })).toBe(
      'What first signed still passes. If that is the leaked one: once more with --leaked, from 2026-05-01T20:15:00.000Z on.',
    );
    expect(await said({ leaked: true, which: 'proof' })).toMatch(
      new RegExp(`^What ${before.proof?.[0]?.kid} signed .* by hand, after 2026-05-01T20:15:00.000Z\\.$`),
    );
  });

  it('takes a leaked key out at the second time', () => {
    const first = rotated(JSON.stringify(newKeys()), { ...signing, leaked: true });
    const second = rotated(first, { ...signing, leaked: true, now: NOW + 15 * 60_000 });
    expect(parseKeys(first).signing.map(({ kid }) => kid)).toContain('first');
    expect(parseKeys(second).signing.map(({ kid }) => kid)).not.toContain('first');
  });

  it('says so when something else stands there afterwards', async () => {
    const store = { ...memory(JSON.stringify(newKeys())), write: async () => undefined };
    await expect(rotate(store, signing, true)).rejects.toThrow('Something else stands');
  });
});

describe('where keys are kept', () => {
  it('on AWS: no word of a command holds one, and the file is gone afterwards', async () => {
    let secret = JSON.stringify(newKeys());
    let file = '';
    const aws: Aws = async (...words) => {
      if (words[1] === 'list-stack-resources')
        return {
          StackResourceSummaries: [
            {
              LogicalResourceId: 'TokenKeyD1D1',
              PhysicalResourceId: 'arn:secret',
              ResourceType: 'AWS::SecretsManager::Secret',
            },
          ],
        };
      if (words[1] === 'get-secret-value') return { SecretString: secret };
      expect(words.slice(0, 5)).toEqual([
        'secretsmanager',
        'put-secret-value',
        '--secret-id',
        'arn:secret',
        '--secret-string',
      ]);
      file = String(words[5]).replace('file://', '');
      expect(statSync(file).mode & 0o077).toBe(0);
      secret = readFileSync(file, 'utf8');
      return {};
    };
    await rotate(await keysOnAws('prod', aws), signing, true);
    expect(parseKeys(secret).signing).toHaveLength(2);
    expect(() => statSync(file)).toThrow('ENOENT');
    await expect(keysOnAws('prod', async () => ({ StackResourceSummaries: [] }))).rejects.toThrow(
      'no secret',
    );
  });

  it('locally: in the file of the stage', async () => {
    const file = join(folder, 'keys.json');
    writeFileSync(file, JSON.stringify(newKeys()));
    await rotate(keysInFile(file), signing, true);
    expect(parseKeys(readFileSync(file, 'utf8')).signing).toHaveLength(2);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
