import { Tabs } from 'radix-ui';
import { useRef } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { PRESS_FOCUS, PRESS_FOCUS_CLASS } from '@/components/ui/press-focus.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { ROTATION_MS, useRotation } from '../hooks/use-rotation.ts';
import { SECTIONS } from '../sections.messages.ts';
import { PauseButton } from './pause-button.tsx';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { Section } from './section.tsx';

const text = SECTIONS.tour;
const PANELS = text.panels;

/** Four screens of the product, one after the other until somebody picks one. */
export function Tour() {
  const stage = useRef<HTMLDivElement>(null);
  const isReady = useInView(stage, { threshold: 0.3 });
  const { index, pick, isRunning, isPaused, togglePause, hold } = useRotation(PANELS.length, { isReady });
  return (
    <Section
      id="product"
      eyebrow={text.eyebrow}
      heading={text.heading}
      text={text.text}
      className="bg-surface"
    >
      <Tabs.Root
        ref={stage}
        value={PANELS[index]?.name ?? ''}
        onValueChange={(name) => pick(PANELS.findIndex((panel) => panel.name === name))}
      >
        <div className="flex items-center gap-2">
          <Tabs.List
            aria-label={text.tabs}
            className="-ml-2 grid min-w-0 flex-1 grid-cols-2 gap-y-1 sm:grid-cols-4"
          >
            {PANELS.map(({ name, tab }, place) => (
              <TourTab
                key={name}
                name={name}
                tab={tab}
                isShown={place === index}
                fills={place === index && isRunning}
              />
            ))}
          </Tabs.List>
          <PauseButton isPaused={isPaused} onToggle={togglePause} labels={text} className="size-11" />
        </div>
        <div {...hold} className="mt-5 grid">
          {PANELS.map(({ name, alt }) => (
            <Tabs.Content
              key={name}
              value={name}
              forceMount
              className="overflow-hidden rounded-card border border-line bg-canvas opacity-100 shadow-overlay transition-opacity duration-200 [grid-area:1/1] data-[state=inactive]:invisible data-[state=inactive]:opacity-0"
            >
              <ScreenPicture name={name} alt={alt} form="both" />
            </Tabs.Content>
          ))}
        </div>
      </Tabs.Root>
    </Section>
  );
}

interface TourTabProps {
  name: string;
  tab: string;
  isShown: boolean;
  /** The clock runs towards the next panel. */
  fills: boolean;
}

/** The line above the name fills in the time that the panel stays. */
function TourTab({ name, tab, isShown, fills }: TourTabProps) {
  return (
    <Tabs.Trigger
      value={name}
      {...PRESS_FOCUS}
      className={cx(
        PRESS_FOCUS_CLASS,
        'group flex min-h-12 min-w-0 flex-col justify-center gap-2.5 rounded-control px-2 py-2 text-left text-sm font-medium text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:text-ink sm:text-base',
      )}
    >
      <span className="block h-1 w-full overflow-hidden rounded-full bg-line group-hover:bg-accent-line">
        <span
          key={String(fills)}
          style={fills ? { transitionDuration: `${ROTATION_MS}ms` } : undefined}
          className={cx(
            'block h-full origin-left rounded-full bg-accent',
            isShown ? 'scale-x-100' : 'scale-x-0',
            fills && 'transition-[scale] ease-linear starting:scale-x-0',
          )}
        />
      </span>
      <span className="truncate">{tab}</span>
    </Tabs.Trigger>
  );
}
