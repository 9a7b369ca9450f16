import { describe, expect, it } from 'vitest';
import type { Billed } from '../shared/queries.ts';
import { planActions } from './billing-view.ts';

type Kind = Billed['offers'][number]['kind'];
type State = Partial<Billed['subscription']>;

/** Offers Basic and Professional with monthly billing. */
function billed(state: State, kinds: { basic: Kind; professional: Kind }) {
  const offer = { billingCycle: 'monthly' as const, price: 2_900, due: 2_900, credit: 0, from: '' };
  const subscription = { plan: 'basic', state: 'active', trialAvailable: false, ...state } as const;
  return {
    subscription,
    offers: (['basic', 'professional'] as const).map((plan) => ({ ...offer, plan, kind: kinds[plan] })),
  };
}

const FREE: State = { plan: 'free', state: 'free' };
const ON_BASIC = { basic: 'current', professional: 'now' } as const;
const ON_PROFESSIONAL: State = { plan: 'professional', billingCycle: 'monthly' };

describe('what can be done about free, Basic, Professional and Enterprise', () => {
  it.each([
    [
      'before the trial',
      billed({ ...FREE, trialAvailable: true }, { basic: 'now', professional: 'now' }),
      [['yours'], ['trial', 'pay'], ['trial', 'pay'], ['agreement']],
    ],
    [
      'after it',
      billed(FREE, { basic: 'now', professional: 'now' }),
      [['yours'], ['pay'], ['pay'], ['agreement']],
    ],
    ['on Basic', billed({}, ON_BASIC), [['cancel'], ['yours'], ['pay'], ['agreement']]],
    [
      'on Basic, cancelled',
      billed({ next: { plan: 'free' } }, { basic: 'keep', professional: 'now' }),
      [['next'], ['keep'], ['pay'], ['agreement']],
    ],
    [
      'on Professional',
      billed(ON_PROFESSIONAL, { basic: 'later', professional: 'current' }),
      [['cancel'], ['later'], ['yours'], ['agreement']],
    ],
    [
      'on Professional, soon on Basic',
      billed(
        { ...ON_PROFESSIONAL, next: { plan: 'basic', billingCycle: 'monthly' } },
        { basic: 'later', professional: 'keep' },
      ),
      [['cancel'], ['next'], ['keep'], ['agreement']],
    ],
    [
      'on Enterprise by agreement',
      billed({ plan: 'enterprise' }, { basic: 'later', professional: 'later' }),
      [['cancel'], ['later'], ['later'], ['yours']],
    ],
  ])('%s', (_, answer, actions) => {
    const plans = ['free', 'basic', 'professional', 'enterprise'] as const;
    expect(plans.map((plan) => planActions(answer, plan, 'monthly'))).toEqual(actions);
  });
});
