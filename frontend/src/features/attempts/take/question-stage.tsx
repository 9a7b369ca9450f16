import { type CSSProperties, type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useAttempt } from './attempt-context.tsx';
import { useIsWide } from '../shared/use-is-wide.ts';
import { useZoom } from './use-zoom.ts';
import { messages } from '../shared/messages.ts';
import { ActionBar } from './action-bar.tsx';
import { NavigatorPanel } from './lazy-parts.tsx';
import { loadNavigatorDrawer } from './load-navigator-drawer.ts';
import { ShortcutHints } from './shortcut-hints.tsx';

const NavigatorDrawer = lazyPart(async () => (await loadNavigatorDrawer()).NavigatorDrawer);

interface QuestionStageProps {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** How many options the keys can choose from. */
  options: number;
  /** What Enter is said to do, if not to go on. */
  enter?: string | undefined;
  /** In place of the way on. */
  main?: ReactNode;
  /** Where somebody goes on who has chosen a question in the navigator. */
  questionStart: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** What stands around a question, or a page of them: on large screens all numbers beside it, and the ways out below. */
export function QuestionStage({
  isFirst,
  isLast,
  onPrevious,
  onNext,
  options,
  enter,
  main,
  questionStart,
  children,
}: QuestionStageProps) {
  const { allowsBack } = useAttempt();
  const [listOpen, setListOpen] = useState<boolean>();
  const wide = useIsWide();
  return (
    <>
      <div className="mx-auto grid w-full max-w-page flex-1 overflow-x-clip lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10 lg:px-6">
        <div className="zoomed contents" style={{ '--zoom': useZoom() / 100 } as CSSProperties}>
          {children}
        </div>
        {wide && (
          <aside className="py-8" aria-label={messages.take.navigator}>
            <Card className="sticky top-24 flex max-h-[calc(100dvh-12.5rem)] flex-col">
              <PartBoundary>
                <NavigatorPanel />
              </PartBoundary>
            </Card>
          </aside>
        )}
      </div>
      <ActionBar
        {...{ allowsBack, isFirst, isLast, onPrevious, onNext, main }}
        onNavigator={() => setListOpen(true)}
      >
        <ShortcutHints options={options} enter={enter} />
      </ActionBar>
      {listOpen !== undefined && (
        <NavigatorDrawer open={listOpen} onOpenChange={setListOpen} questionStart={questionStart} />
      )}
    </>
  );
}

/** Where a person can start to type without a keyboard sliding over the question. */
const typesAtOnce = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Where a question begins for the keyboard: at its first empty line, or at its wording. */
export const startOf = (card: HTMLElement | null): HTMLElement | null | undefined =>
  (typesAtOnce()
    ? card?.querySelector<HTMLElement>('input[type=text]:enabled, textarea:enabled')
    : undefined) ?? card?.querySelector('h2');
