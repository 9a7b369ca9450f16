import { describe, expect, it, vi } from 'vitest';
import settings from '../cdk.json' with { type: 'json' };
import { prepareDeploy } from './app.ts';
import { refusal } from './deployable.ts';
import { ownStage } from './stacks/testing.ts';
import { stageNamed } from './stages.ts';

const signedIn = { CDK_DEFAULT_ACCOUNT: '123456789012' };

describe('a stage with placeholders', () => {
  it('is refused before anything is built, with all that is to be done', async () => {
    const build = vi.fn<() => Promise<void>>();
    await expect(prepareDeploy(stageNamed('dev'), {}, build)).rejects.toThrow(
      [
        'Stage dev cannot be deployed yet; nothing was built.',
        '  - Put your own values into infra/stages.ts, stage "dev": mail.identity, mail.from, mail.contact, mail.sandboxRecipients, alarms.mail.',
        '  - Sign in to AWS: `aws sts get-caller-identity` must name the account (AWS_PROFILE chooses one).',
      ].join('\n'),
    );
    expect(build).not.toHaveBeenCalled();
  });

  it('is refused with credentials too', () => {
    expect(refusal(stageNamed('prod'), signedIn)).toContain('domain.certificateArn');
  });
});

describe('a stage with values of its own', () => {
  it('is refused without credentials, and for nothing else', () => {
    expect(refusal(ownStage(), {})).toContain('Sign in to AWS');
    expect(refusal(ownStage(), {})).not.toContain('infra/stages.ts');
  });

  it('may be deployed by who is signed in', () => {
    expect(refusal(ownStage(), signedIn)).toBeUndefined();
  });
});

describe('the command line', () => {
  it('builds nothing by itself and asks nothing: the review is `cdk diff`', () => {
    expect(settings).not.toHaveProperty('build');
    expect(settings).toMatchObject({ app: 'node infra/app.ts', requireApproval: 'never' });
  });
});
