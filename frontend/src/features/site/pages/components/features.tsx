import { Accessibility, Check, GitBranch, Scale } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { PRESS_FOCUS, PRESS_FOCUS_CLASS } from '@/components/ui/press-focus.ts';
import { SECTIONS } from '../sections.messages.ts';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { Section } from './section.tsx';

const text = SECTIONS.features;

type Feature = (typeof text.items)[number];

const TILES: { title: string; text: string; icon: ReactNode }[] = [
  { ...text.tiles.fair, icon: <Scale /> },
  { ...text.tiles.everyone, icon: <Accessibility /> },
  { ...text.tiles.versions, icon: <GitBranch /> },
];

export function Features() {
  return (
    <Section
      id="features"
      eyebrow={text.eyebrow}
      heading={text.heading}
      text={text.text}
      className="border-t border-line"
    >
      <Tabs.Root defaultValue={text.items[0].name}>
        <Tabs.List
          aria-label={text.tabs}
          className="grid grid-cols-2 gap-1 rounded-card border border-line bg-well p-1 sm:inline-grid sm:grid-cols-4"
        >
          {text.items.map(({ name, tab }) => (
            <Tabs.Trigger
              key={name}
              value={name}
              {...PRESS_FOCUS}
              className={cx(
                PRESS_FOCUS_CLASS,
                'h-11 rounded-control px-2 sm:px-5 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-raised',
              )}
            >
              {tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {/* All panels share one cell: the tallest decides, and nothing below moves. */}
        <div className="mt-8 grid">
          {text.items.map((feature) => (
            <Panel key={feature.name} feature={feature} />
          ))}
        </div>
      </Tabs.Root>
      <ul className="mt-12 grid gap-8 border-t border-line pt-10 sm:mt-16 sm:grid-cols-3">
        {TILES.map((tile) => (
          <Tile key={tile.title} {...tile} />
        ))}
      </ul>
    </Section>
  );
}

function Panel({ feature: { name, title, text: body, points, alt } }: { feature: Feature }) {
  return (
    <Tabs.Content
      value={name}
      forceMount
      className="grid items-center gap-8 rounded-card transition-opacity duration-200 [grid-area:1/1] data-[state=inactive]:invisible data-[state=inactive]:opacity-0 lg:grid-cols-[1fr_1.7fr] lg:gap-12"
    >
      <div className="min-w-0 self-start lg:self-center">
        <h3 className="text-2xl font-display tracking-tight text-ink">{title}</h3>
        <p className="mt-3 text-lg text-muted">{body}</p>
        <ul className="mt-5 flex flex-col gap-2.5">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2.5 text-base text-ink">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-raised">
        <ScreenPicture name={name} alt={alt} form="both" />
      </div>
    </Tabs.Content>
  );
}

function Tile({ title, text: body, icon }: (typeof TILES)[number]) {
  return (
    <li className="min-w-0">
      <span aria-hidden="true" className="text-accent-ink [&_svg]:size-6">
        {icon}
      </span>
      <h3 className="mt-3 text-lg font-display tracking-tight text-ink">{title}</h3>
      <p className="mt-1 text-base text-muted">{body}</p>
    </li>
  );
}
