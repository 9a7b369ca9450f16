import { describe, expect, it } from 'vitest';
import { accountTypeOf, startWizard, wizardReducer } from './signup-wizard.ts';

const pending = {
  name: 'Ada',
  email: 'ada@example.org',
  accountType: 'learner',
  organizationName: '',
  codeSentAt: 1_000,
} as const;

describe('accountTypeOf', () => {
  it.each([
    ['learner', 'learner'],
    ['moderator', 'moderator'],
    ['org', 'organization'],
    ['organization', 'organization'],
    ['admin', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('%s is %s', (query, type) => {
    expect(accountTypeOf(query)).toBe(type);
  });
});

describe('startWizard', () => {
  it.each([
    ['without a link', undefined, undefined, { step: 'type', fixedType: false }],
    ['with a type in the link', 'moderator', undefined, { step: 'details', fixedType: true }],
    ['after a reload', undefined, pending, { step: 'verify', fixedType: false, codeSentAt: 1_000 }],
  ] as const)('%s', (_, linked, waiting, wizard) => {
    expect(startWizard(linked, waiting)).toMatchObject(wizard);
  });
});

describe('wizardReducer', () => {
  const start = startWizard(undefined, undefined);

  it('goes from type to details to verify, and remembers when the code was sent', () => {
    const details = wizardReducer(start, { type: 'typeChosen' });
    const verify = wizardReducer(details, { type: 'codeSent', at: 5_000 });
    expect([details.step, verify.step, verify.codeSentAt]).toEqual(['details', 'verify', 5_000]);
  });

  it('forgets on the way back that a code was sent', () => {
    const verify = wizardReducer(start, { type: 'codeSent', at: 5_000 });
    expect(wizardReducer(verify, { type: 'back' })).toMatchObject({ step: 'details', codeSentAt: undefined });
  });

  it('goes back to the type, unless a link has chosen it', () => {
    const details = wizardReducer(start, { type: 'typeChosen' });
    expect(wizardReducer(details, { type: 'back' }).step).toBe('type');
    expect(wizardReducer(startWizard('moderator', undefined), { type: 'back' }).step).toBe('details');
  });
});
