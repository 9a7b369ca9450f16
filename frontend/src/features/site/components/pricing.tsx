import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { PlanFrame } from '@/entities/plan/plan-frame.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const text = SECTIONS.pricing;

/** The personal plans. Whoever has an account chooses one on the page of their subscription. */
export function Pricing() {
  const { user } = useSession();
  return (
    <Section id="pricing" eyebrow={text.eyebrow} heading={text.heading} text={text.text}>
      <ul className="grid items-stretch gap-5 lg:grid-cols-3">
        {text.plans.map(({ action, to, popular, ...plan }) => (
          <PlanFrame
            key={plan.name}
            {...plan}
            includes={`${plan.name} ${text.includes}`}
            isRaised={popular}
            badge={popular && <Badge tone="accent">{text.popular}</Badge>}
          >
            <ButtonLink
              to={user && popular ? SITE_PATHS.subscription : to}
              {...(popular && { state: { from: SITE_PATHS.subscription } })}
              variant={popular ? 'primary' : 'secondary'}
              className="mt-6"
            >
              {action}
            </ButtonLink>
          </PlanFrame>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-faint">
        {text.note}
        <TextLink to={CONTENT_PATHS.pricing}>{text.compare}</TextLink>
      </p>
    </Section>
  );
}
