import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAGE_NAMES } from '../infra/stages.ts';

const FOLDER = join(import.meta.dirname, '../.github/workflows');
const texts = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);
const deploy = readFileSync(join(FOLDER, 'deploy.yml'), 'utf8');
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { scripts: object })
    .scripts,
);

describe('workflows', () => {
  it.each(texts)('%s has the least rights, a time limit, and runs only what there is', (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).toMatch(/timeout-minutes: \d+/);
    for (const [, name = ''] of text.matchAll(/npm run (\S+)/g)) expect(scripts).toContain(name);
    // Text of whoever opens a pull request never becomes part of a command.
    for (const [, command = ''] of text.matchAll(/run: (.*)/g)) expect(command).not.toContain('${{');
  });

  it('deploy any stage there is, by a role and without a stored key', () => {
    expect(deploy).toContain(`options: [${STAGE_NAMES.join(', ')}]`);
    expect(deploy).toContain('id-token: write');
    expect(deploy).not.toMatch(/secrets\.|aws-access-key|pull_request/);
  });
});
