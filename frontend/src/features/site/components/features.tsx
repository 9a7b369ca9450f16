import { Accessibility, CircleCheckBig, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { MESSAGES } from '../messages.ts';
import { ImportPicture, ResultsPicture, SavedPicture } from './feature-pictures.tsx';
import { Section } from './section.tsx';

const text = MESSAGES.features;

interface Feature {
  title: string;
  text: string;
  /** A drawing for the large tiles, an icon for the small ones. */
  picture?: ReactNode;
  icon?: ReactNode;
  span: string;
}

const FEATURES: Feature[] = [
  { ...text.offline, picture: <SavedPicture />, span: 'lg:col-span-3' },
  { ...text.import, picture: <ImportPicture />, span: 'lg:col-span-3' },
  { ...text.results, picture: <ResultsPicture />, span: 'lg:col-span-3 lg:row-span-3' },
  { ...text.grading, icon: <CircleCheckBig />, span: 'lg:col-span-3' },
  { ...text.fair, icon: <Scale />, span: 'lg:col-span-3' },
  { ...text.everyone, icon: <Accessibility />, span: 'lg:col-span-3' },
];

export function Features() {
  return (
    <Section id="features" eyebrow={text.eyebrow} heading={text.heading} text={text.text}>
      <ul className="grid gap-4 sm:gap-5 lg:grid-cols-6">
        {FEATURES.map((feature) => (
          <Tile key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({ title, text: body, picture, icon, span }: Feature) {
  return (
    <li
      className={cx(
        'flex min-w-0 overflow-hidden rounded-card border border-line bg-surface p-6',
        picture ? 'flex-col gap-6 sm:p-8' : 'items-start gap-4',
        span,
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <div className="min-w-0">
        <h3 className="text-lg font-display tracking-tight text-ink">{title}</h3>
        <p className="mt-1.5 text-base text-muted">{body}</p>
      </div>
      {picture && (
        <div aria-hidden="true" className="mt-auto">
          {picture}
        </div>
      )}
    </li>
  );
}
