import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureText } from '../stage-error.ts';
import { pruneBundles } from './bundles.ts';
import { createCleanups } from './cleanups.ts';
import { holderOf, lockFolder } from './lock.ts';
import { checkNode, readSettings } from './settings.ts';
import { readDerivationKey, readTokenKey } from './token-key.ts';
import { parseKeys } from '@quizhall/functions/platform/security/stored-keys.ts';

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
      dev: false,
      full: false,
    });
  });

  it('come from the environment and the arguments', () => {
    const env = { PORT: '0', STAGE_DIR: '/tmp/x', S3_PORT: '9000', INBOX_PORT: '8005' };
    expect(readSettings(env, ['--bundled'])).toMatchObject({
      dataDir: '/tmp/x',
      ports: { site: undefined, s3: 9000, inbox: 8005 },
      bundled: true,
      dev: false,
    });
    expect(readSettings({}, ['--dev'])).toMatchObject({ bundled: false, dev: true, full: false });
    expect(readSettings({}, ['--full'])).toMatchObject({ dev: false, full: true });
  });

  it.each([
    [{ PORT: 'http' }, [], 'PORT must be a port number, not "http".'],
    [{ S3_PORT: '70000' }, [], 'S3_PORT must be a port number, not "70000".'],
    [{}, ['--fast'], 'Unknown argument "--fast"; there are --bundled, --dev, --full.'],
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

  it('says in one line that the folder cannot be created, or not be written', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const dataDir of [join(folder, 'file', 'x'), '/proc/self'])
      expect(() => lockFolder(dataDir)).toThrow(/^The data folder \S+ cannot be written: .* Set STAGE_DIR/);
  });
});

describe('what the machine refuses', () => {
  const failure = (work: () => unknown) => {
    try {
      return String(work());
    } catch (error) {
      return failureText(error);
    }
  };

  it('is one line: a full disk', () => {
    expect(failure(() => writeFileSync('/dev/full', 'x'))).toMatch(/^The disk is full: .*STAGE_DIR.*$/);
  });

  it('is one line: a database file that cannot be written', () => {
    const file = join(folder, 'small.db');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA page_size = 512; CREATE TABLE t (x); PRAGMA max_page_count = 2');
    const fill = () => database.exec('INSERT INTO t VALUES (hex(randomblob(5000)))');
    expect(failure(fill)).toMatch(/^The disk is full: database or disk is full\. STAGE_DIR.*$/);
    database.close();
    const readOnly = new DatabaseSync(file, { readOnly: true });
    expect(failure(() => readOnly.exec('DELETE FROM t'))).toMatch(
      /^The stage may not write here: .*readonly/,
    );
    readOnly.close();
  });

  it.each(['EROFS', 'EACCES', 'EPERM', 'EDQUOT'])('is one line: %s', (code) => {
    const text = failureText(Object.assign(new Error('refused'), { code, path: '/data/stage.json' }));
    expect(text).toMatch(/^[^\n]*: \/data\/stage\.json\. STAGE_DIR names another data folder\.$/);
  });

  it('does not hide a mistake of our own', () => {
    expect(failureText(new TypeError('x is not a function'))).toContain('stage-parts.test.ts');
  });
});

describe('folders of bundles', () => {
  it('go when their stage is gone, and no others', () => {
    const names = ['stage-999999999', `stage-${process.ppid}`, 'functions', 'stage-x'];
    for (const name of names) mkdirSync(join(folder, name));
    pruneBundles(folder, (pid) => pid === process.ppid);
    expect(readdirSync(folder).toSorted()).toEqual(
      ['functions', `stage-${process.ppid}`, 'stage-x'].toSorted(),
    );
    expect(() => pruneBundles(join(folder, 'none'))).not.toThrow();
  });
});

describe('the token key', () => {
  it('is random, kept, and readable by its owner alone', () => {
    const keys = readTokenKey(folder);
    expect(parseKeys(keys)).toEqual({
      signing: [{ kid: 'first', key: expect.stringMatching(/^[0-9a-f]{64}$/), from: 0 }],
      proof: [expect.objectContaining({ d: expect.stringMatching(/^[\w-]{43}$/), from: 0 })],
    });
    expect(readTokenKey(folder)).toBe(keys);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    rmSync(join(folder, 'keys.json'));
    expect(readTokenKey(folder)).not.toBe(keys);
  });

  it('and the derivation key are in separate files', () => {
    for (const file of ['keys.json', 'derivation.key']) rmSync(join(folder, file), { force: true });
    const derivation = readDerivationKey(folder);
    expect(derivation).toMatch(/^[0-9a-f]{64}$/);
    expect(readTokenKey(folder)).not.toContain(derivation);
    expect(readDerivationKey(folder)).toBe(derivation);
    expect(statSync(join(folder, 'derivation.key')).mode & 0o777).toBe(0o600);
  });

  it('says in one line that it is damaged', () => {
    for (const damaged of ['short', '{"derivation":', '{"signing":[]}']) {
      writeFileSync(join(folder, 'keys.json'), damaged);
      expect(() => readTokenKey(folder)).toThrow('keys.json is damaged. "npm run reset" empties the stage');
    }
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
