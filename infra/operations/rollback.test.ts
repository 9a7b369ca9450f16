import { expect, it } from 'vitest';
import { templatesOf } from '../stacks/testing.ts';
import type { StackTemplate } from './cloud/cloud.ts';
import { deployCommands, rehearse, reportOf } from './rollback.ts';

const dev = templatesOf('dev');
const withProvider = templatesOf('dev', { providers: ['google'] });

const changed = (stack: string, change: (template: StackTemplate['template']) => void) =>
  dev.map((one) => {
    const copy = structuredClone(one);
    if (one.name === `quizhall-dev-${stack}`) change(copy.template);
    return copy;
  });

it('says nothing of a way back that is free', () => {
  const rehearsal = rehearse(dev, dev);
  expect(rehearsal).toEqual({ first: [], lost: [] });
  expect(reportOf(rehearsal)).toEqual(['Nothing that holds data is replaced or deleted.']);
  expect(deployCommands('dev', rehearsal)).toEqual([['npx', 'cdk', 'deploy', '-c', 'stage=dev', '--all']]);
});

it('sends those first that name what goes, and tells what goes with it', () => {
  const rehearsal = rehearse(withProvider, dev);
  expect(rehearsal.refused).toBeUndefined();
  expect(rehearsal.first).toEqual(['quizhall-dev-api-auth']);
  expect(rehearsal.lost).toEqual([expect.stringMatching(/^quizhall-dev-data\/Providergoogle/)]);
  expect(deployCommands('dev', rehearsal)[0]).toEqual(
    expect.arrayContaining(['--exclusively', 'quizhall-dev-api-auth']),
  );
});

it('refuses to replace a queue, with the work that waits in it', () => {
  const renamed = changed('background', ({ Resources }) => {
    const [, queue] = Object.entries(Resources).find(([id]) => id.startsWith('mailQueue')) ?? [];
    if (queue) queue.Properties = { ...queue.Properties, FifoQueue: true };
  });
  expect(rehearse(dev, renamed).refused).toMatch(/custom-named resource requires replacing: mailQueue/);
});

it('tells what CloudFormation would refuse', () => {
  const gone = changed('api', (template) => (template.Outputs = {}));
  expect(rehearse(dev, gone).refused).toContain('is in use by');
});
