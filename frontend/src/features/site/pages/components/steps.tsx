import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const text = SECTIONS.steps;

export function Steps() {
  return (
    <Section
      id="how-it-works"
      eyebrow={text.eyebrow}
      heading={text.heading}
      className="border-y border-line bg-surface"
    >
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {text.items.map((step, place) => (
          <li key={step.title} className="relative flex gap-5 md:flex-col">
            <div className="flex flex-col items-center gap-4 md:flex-row">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border border-accent-line bg-accent-soft text-lg font-display text-accent-ink"
              >
                {place + 1}
              </span>
              {place < text.items.length - 1 && (
                <span
                  aria-hidden="true"
                  className="w-px flex-1 bg-line md:absolute md:top-6 md:right-0 md:left-16 md:h-px md:w-auto"
                />
              )}
            </div>
            <div className="min-w-0">
              <h3 className="text-xl font-display tracking-tight text-ink">{step.title}</h3>
              <p className="mt-1.5 text-base text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
