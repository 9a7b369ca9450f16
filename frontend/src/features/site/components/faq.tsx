import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Plus } from 'lucide-react';
import { TextLink } from '@/components/ui/text-link.tsx';
import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const text = SECTIONS.faq;

/** Native disclosure elements: they need no code, and the browser's search in the page opens them. */
export function Faq() {
  return (
    <Section
      id="faq"
      eyebrow={text.eyebrow}
      heading={text.heading}
      beside
      className="border-t border-line bg-surface"
    >
      <div className="divide-y divide-line border-y border-line">
        {text.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 rounded-control py-4 text-base font-medium text-ink hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pr-10 pb-6 text-base text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-6 text-base text-muted">
        {text.text} <TextLink to={SITE_PATHS.help}>{text.help}</TextLink>
      </p>
    </Section>
  );
}
