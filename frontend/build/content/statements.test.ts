import { AVAILABILITY, PLANS_NOTE } from '@quizhall/shared/rules/availability';
import { describe, expect, it } from 'vitest';
import { BRANDED_PLANS, STANDARD_PLANS } from '@/features/organizations/create/create-messages.ts';
import { SECTIONS } from '@/features/site/pages/sections.messages.ts';
import { contentPages } from './pages.ts';
import { PLANS } from '@/entities/plan/plan-texts.ts';

const pages = contentPages().map(({ page }) => page);
/** Lines on the cards of the personal plans. They are fixed wording and checked elsewhere. */
const FIXED: readonly string[] = Object.values(PLANS).flatMap(({ features }) => [...features]);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Each sentence that the site says about plans, integrations and features. */
const sentences = [
  ...pages.filter(({ path }) => !/^\/(blog|changelog|privacy|terms)/.test(path)),
  PLANS,
  SECTIONS,
  STANDARD_PLANS,
  BRANDED_PLANS,
  PLANS_NOTE,
]
  .flatMap(textsIn)
  .flatMap((text) => text.split(/(?<=[.?!])\s+/))
  .filter((text) => !FIXED.includes(text));

const about = (subject: RegExp) => [...new Set(sentences.filter((text) => subject.test(text)))];

describe('the statements about plans and features', () => {
  it.each<[string, RegExp, RegExp]>([
    ['webhooks are there', /webhook/i, /coming soon|not yet/i],
    [
      'export comes with every plan',
      /\bexport/i,
      /(only|part of|from) (the )?(Pro|Professional|Enterprise)\b/,
    ],
    [
      'API tokens come with Professional',
      /API (token|access)/i,
      /every plan|all plans|(Free|Basic|Enterprise) plan/,
    ],
    [
      'single sign-on is not there yet',
      /\bSSO\b|\bSAML\b|single sign-on/i,
      /available|works|included|every plan|\bno (sign-in|SSO|SAML)/i,
    ],
    ['there is no LTI and no xAPI', /\bLTI\b|\bxAPI\b/, /support|works|included|connects/i],
  ])('never contradict that %s', (_, subject, contradiction) => {
    const said = about(subject);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => contradiction.test(text))).toEqual([]);
  });

  it('say the same on /pricing and /integrations', () => {
    const statements = Object.values(AVAILABILITY).flatMap(({ what, who }) => [what, who]);
    for (const page of ['/pricing', '/integrations']) {
      const texts = textsIn(pages.find(({ path }) => path === page));
      expect(texts).toEqual(expect.arrayContaining(statements));
    }
  });
});
