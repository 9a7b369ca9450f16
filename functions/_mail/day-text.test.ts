import { expect, it } from 'vitest';
import { deletionText } from './deletion-text.ts';
import { planMail } from './plan-mails.ts';
import { PRIZE_TEXTS } from './prize-mails.ts';

it('is written alike in every mail', () => {
  const at = Date.UTC(2026, 11, 11);
  const prize = PRIZE_TEXTS.freed.next?.({ place: 1, cents: 100, claimBy: at });
  const plan = planMail({
    news: 'trialEnds',
    plan: 'pro',
    cents: 2_900,
    until: at,
    url: 'https://quizhall.example',
  });
  const texts = [prize, plan.text, deletionText({ title: 'Metals', count: 2, at, until: at })];
  for (const text of texts) expect(text).toContain('December 11, 2026');
});
