import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOOPBACK } from '../infra/local/engines/engine.ts';
import { close, listen } from '../infra/local/engines/ports.ts';
import { templatesIn } from '../infra/operations/cloud/assembly.ts';
import { CloudDouble, deployOrder } from '../infra/operations/cloud/cloud.ts';
import { runScript } from '../infra/operations/testing/command-line.ts';
import { siteDouble } from '../infra/operations/testing/site-double.ts';

// Each case synthesizes and deploys several times: up to 50 s on two shared cores.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'quizhall-repository-'));
const tools = mkdtempSync(join(tmpdir(), 'quizhall-tools-'));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@quizhall.example', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

const cloud = new CloudDouble();
const site = siteDouble();
const versions = new Map<string, string>();
let failing: string | undefined;

/** `cdk deploy` of what was synthesized in a folder, by CloudFormation's double. */
function deploy(folder: string, words: readonly string[]): void {
  const assembly = join(folder, 'cdk.out/dev');
  const all = templatesIn(assembly);
  const only = words.includes('--exclusively') ? words.slice(words.indexOf('--exclusively') + 1) : undefined;
  for (const stack of deployOrder(all).filter(({ name }) => only?.includes(name) ?? true)) {
    if (stack.name === failing) throw new Error(`${stack.name}: UPDATE_ROLLBACK_COMPLETE`);
    cloud.deploy(stack);
    versions.set(stack.name, /"VERSION":"([^"]+)"/.exec(JSON.stringify(stack.template))?.[1] ?? '');
    site.publish(stack.template, assembly);
  }
}

const server = createServer((request, response) => {
  const answer = async () => {
    const { folder, words } = (await json(request)) as { folder: string; words: string[] };
    try {
      deploy(folder, words);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  void answer().then((said) => response.end(said));
});

const SYNTH = `import { writeTemplates } from ${JSON.stringify(join(ROOT, 'infra/stacks/testing.ts'))};
writeTemplates('dev', import.meta.dirname);
`;
const NPM = '#!/bin/sh\nif [ "$1" = run ]; then exec node synth.ts; fi\n';
const NPX = `#!${process.execPath}
const asked = { method: 'POST', body: JSON.stringify({ folder: process.cwd(), words: process.argv.slice(2) }) };
fetch(process.env.DEPLOYS, asked).then((answer) => answer.text()).then((refused) => {
  process.stderr.write(refused);
  process.exitCode = refused ? 1 : 0;
});
`;

function release(version: string): void {
  writeFileSync(join(root, 'release.json'), JSON.stringify({ version }));
  git('add', '.');
  git('commit', '--quiet', '--message', version);
}

let env: Record<string, string>;
beforeAll(async () => {
  for (const [name, text] of [
    ['npm', NPM],
    ['npx', NPX],
  ] as const) {
    writeFileSync(join(tools, name), text);
    chmodSync(join(tools, name), 0o755);
  }
  cpSync(join(ROOT, 'infra'), join(root, 'infra'), {
    recursive: true,
    filter: (from) => !from.includes('node_modules'),
  });
  cpSync(join(ROOT, 'scripts/rollback.ts'), join(root, 'scripts/rollback.ts'));
  for (const part of ['.', 'infra'])
    if (existsSync(join(ROOT, part, 'node_modules')))
      symlinkSync(join(ROOT, part, 'node_modules'), join(root, part, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, '.gitignore'), 'node_modules\ncdk.out\n');
  writeFileSync(join(root, 'synth.ts'), SYNTH);
  git('init', '--quiet');
  release('1.0.0');
  release('2.0.0');
  const port = await listen(server, undefined, 'deploys');
  env = { PATH: [tools, process.env['PATH']].join(delimiter), DEPLOYS: `http://${LOOPBACK}:${port}` };
  execFileSync(process.execPath, ['synth.ts'], { cwd: root });
  deploy(root, ['--all']);
});
afterAll(async () => {
  await close(server);
  for (const line of git('worktree', 'list', '--porcelain').matchAll(/^worktree (.*quizhall-release-.*)$/gm))
    git('worktree', 'remove', '--force', line[1] ?? '');
  for (const folder of [root, tools]) rmSync(folder, { recursive: true });
});

const standing = () => [versions.get('quizhall-dev-api-attempts'), site.read('index.html')];
const rollback = (...words: string[]) => runScript('rollback.ts', ['--stage', 'dev', ...words], env, root);

it('says what would happen and changes nothing without --apply', async () => {
  const { code, output } = await rollback('--to', 'HEAD~1');
  expect([code, output]).toEqual([0, expect.stringContaining('Nothing was deployed: --apply does it.')]);
  expect(output).toContain('Nothing that holds data is replaced or deleted.');
  expect(standing()).toEqual(['2.0.0', 'site 2.0.0']);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

it('refuses a commit that there is not, and changes nothing', async () => {
  const { code } = await rollback('--to', 'nowhere', '--apply');
  expect([code, standing()]).toEqual([1, ['2.0.0', 'site 2.0.0']]);
});

it('goes on where a deploy failed, and stands on the former release, functions and site; again it stands there too', async () => {
  failing = 'quizhall-dev-api-attempts';
  const broken = await rollback('--to', 'HEAD~1', '--apply');
  expect([broken.code, broken.output]).toEqual([1, expect.stringContaining('the same command goes on')]);
  expect(standing()[0]).toBe('2.0.0');
  failing = undefined;
  for (const _ of ['goes on', 'does it again']) {
    expect(await rollback('--to', 'HEAD~1', '--apply')).toMatchObject({ code: 0 });
    expect(standing()).toEqual(['1.0.0', 'site 1.0.0']);
    // Pages that are open since the newer release go on.
    expect([site.read('assets/2.0.0.js'), site.read('assets/1.0.0.js')]).toEqual(['2.0.0', '1.0.0']);
  }
  expect(existsSync(/From (\S+),/.exec(broken.output)?.[1] ?? '')).toBe(true);
  expect(readFileSync(join(root, 'release.json'), 'utf8')).toContain('2.0.0');
});
