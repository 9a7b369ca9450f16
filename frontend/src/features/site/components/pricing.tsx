import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { TextLink } from '@/components/ui/text-link.tsx';
import { PersonalPlans } from '@/entities/plan/personal-plans.tsx';
import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const text = SECTIONS.pricing;

/** The personal plans on the landing page. */
export const Pricing = () => (
  <Section id="pricing" eyebrow={text.eyebrow} heading={text.heading} text={text.text}>
    <PersonalPlans />
    <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-faint">
      {text.note}
      <TextLink to={CONTENT_PATHS.pricing}>{text.compare}</TextLink>
    </p>
  </Section>
);
