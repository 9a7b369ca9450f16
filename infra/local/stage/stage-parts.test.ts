import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCleanups } from './cleanups.ts';
import { holderOf, lockFolder } from './lock.ts';
import { checkNode, readSettings } from './settings.ts';
import { readTokenKey } from './token-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizhall-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('settings', () => {
  it('default to port 3000 and .local, other ports free', () => {
    expect(readSettings({}, [])).toEqual({
      dataDir: resolve('.local'),
      ports: { site: 3000, dynamodb: undefined, s3: undefined, inbox: undefined, control: undefined },
      bundled: false,
    });
  });

  it('come from the environment and the arguments', () => {
    const env = { PORT: '0', STAGE_DIR: '/tmp/x', S3_PORT: '9000', INBOX_PORT: '8005' };
    expect(readSettings(env, ['--bundled'])).toMatchObject({
      dataDir: '/tmp/x',
      ports: { site: undefined, s3: 9000, inbox: 8005 },
      bundled: true,
    });
  });

  it.each([
    [{ PORT: 'http' }, [], 'PORT must be a port number, not "http".'],
    [{ S3_PORT: '70000' }, [], 'S3_PORT must be a port number, not "70000".'],
    [{}, ['--fast'], 'Unknown argument "--fast"; there is only --bundled.'],
  ])('refuse %j %j in one line', (env, args, message) => {
    expect(() => readSettings(env, args)).toThrow(message);
  });

  it('ask for Node 24', () => {
    expect(() => checkNode('24.0.0')).not.toThrow();
    expect(() => checkNode('22.18.0')).toThrow('Quizhall needs Node 24, and this is 22.18.0.');
  });
});

describe('the lock of a data folder', () => {
  it('is free again after it was given back', () => {
    const release = lockFolder(folder);
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    release();
    lockFolder(folder)();
  });

  it('is taken over from a stage that died', () => {
    writeFileSync(join(folder, 'lock'), '999999999');
    const release = lockFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
    release();
  });

  it('is taken over from a number that another program has now', () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid));
    expect(holderOf(join(folder, 'lock'))).toBeUndefined();
  });

  it('is taken over when it says nothing', () => {
    writeFileSync(join(folder, 'lock'), '');
    lockFolder(folder)();
  });

  it('says in one line that the folder cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'x'))).toThrow(/^The data folder .* cannot be created: /);
  });
});

describe('the token key', () => {
  it('is random, kept, and readable by its owner alone', () => {
    const key = readTokenKey(folder);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(readTokenKey(folder)).toBe(key);
    expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
    rmSync(join(folder, 'token.key'));
    expect(readTokenKey(folder)).not.toBe(key);
  });

  it('says in one line that it is damaged', () => {
    writeFileSync(join(folder, 'token.key'), 'short');
    expect(() => readTokenKey(folder)).toThrow('token.key is damaged. "npm run reset" empties the stage');
  });
});

describe('cleanups', () => {
  it('run once, the newest first, and each although another fails', async () => {
    const order: string[] = [];
    const failures: unknown[] = [];
    const cleanups = createCleanups((error) => failures.push(error));
    cleanups.add(() => void order.push('first'));
    cleanups.add(() => Promise.reject(new Error('broken')));
    cleanups.add(async () => void order.push('last'));
    await Promise.all([cleanups.run(), cleanups.run()]);
    expect(order).toEqual(['last', 'first']);
    expect(failures).toEqual([new Error('broken')]);
  });

  it('end at once what becomes ready after the end', async () => {
    const ended: string[] = [];
    const cleanups = createCleanups(() => undefined);
    const running = cleanups.run();
    cleanups.add(() => void ended.push('late'));
    await running;
    await cleanups.run();
    expect(ended).toEqual(['late']);
  });
});
