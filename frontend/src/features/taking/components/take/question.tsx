import type { ParticipantQuestion } from '@quizhall/shared/model/question';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { later } from '@/components/later.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Card } from '@/components/ui/card.tsx';
import { useShortcutsSetting } from '@/lib/shortcuts.ts';
import { answerTo } from '../../engine/answers.ts';
import { choosable } from '../../engine/keyboard.ts';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { useKeyboard } from '../../hooks/use-keyboard.ts';
import { messages } from '../../messages.ts';
import { carryOut } from '../../runner/carry-out.ts';
import { ActionBar } from './action-bar.tsx';
import type { AnswerInputProps } from './choice-input.tsx';
import { FlagButton } from './flag-button.tsx';
import { loadNavigatorDrawer } from './load-navigator-drawer.ts';
import { NavigatorPanel } from './navigator-panel.tsx';
import { QuestionCard } from './question-card.tsx';
import { ShortcutHints, useListedKeys } from './shortcut-hints.tsx';
import { showTurn } from './show-turn.ts';

/** Few quizzes have passages. */
const PassagePanel = later(async () => (await import('../shared/passage-panel.tsx')).PassagePanel);
const NavigatorDrawer = later(async () => (await loadNavigatorDrawer()).NavigatorDrawer);

/** What practice changes on the screen of a question. */
export interface Practised {
  /** What Enter is said to do, and does. */
  enter: string | undefined;
  onEnter: () => void;
  Input: ComponentType<AnswerInputProps>;
  main: ReactNode;
  below: ReactNode;
}

interface QuestionProps {
  question: ParticipantQuestion;
  index: number;
  practised?: Practised | undefined;
}

/** A question with the ways out of it, and on large screens all numbers beside it. */
export function Question({ question, index, practised }: QuestionProps) {
  const runner = useAttempt();
  const { _id: id } = question;
  const options = choosable(question);
  const passage = runner.passages.find((one) => one.id === question.passageId);
  const answer = useAttemptView(({ sync }) => answerTo(sync.answers, id));
  const [letters] = useShortcutsSetting();
  const [listOpen, setListOpen] = useState<boolean>();
  const wide = useIsWide();
  const card = useFocusOnChange(index);
  useKeyboard(options, letters, (action) => {
    if (action.do === 'next' && practised) practised.onEnter();
    else carryOut(runner, action);
  });
  useListedKeys(options, runner.allowsBack);
  const total = runner.questions.length;
  return (
    <>
      <div className="mx-auto grid w-full max-w-page flex-1 overflow-x-clip lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10 lg:px-6">
        <div
          className={cx(
            'mx-auto w-full min-w-0',
            passage && 'pt-4 lg:grid lg:grid-cols-2 lg:gap-8 lg:pt-8',
            !passage && 'max-w-3xl',
          )}
        >
          {passage && (
            <div className="px-4 @min-[40rem]:px-6 lg:px-0">
              <PassagePanel key={passage.id} passage={passage} />
            </div>
          )}
          <div
            ref={card}
            className="w-full min-w-0 px-4 py-4 @min-[40rem]:px-6 @min-[40rem]:py-8 lg:px-0 [@media(max-height:30rem)]:py-2"
          >
            <QuestionCard
              key={id}
              action={
                !answer.checked && (
                  <FlagButton flagged={answer.flagged} onFlag={() => runner.toggleFlag(id)} />
                )
              }
              question={question}
              index={index}
              total={total}
              answer={answer}
              onAnswer={(given) => runner.answer(id, given)}
              onOverruledSeen={() => runner.overruledSeen(id)}
              Input={practised?.Input}
              below={practised?.below}
            />
          </div>
        </div>
        {wide && (
          <aside className="py-8" aria-label={messages.take.navigator}>
            <Card className="sticky top-24 flex max-h-[calc(100dvh-12.5rem)] flex-col">
              <NavigatorPanel />
            </Card>
          </aside>
        )}
      </div>
      <ActionBar
        allowsBack={runner.allowsBack}
        isFirst={index === 0}
        isLast={index === total - 1}
        onPrevious={() => runner.previous()}
        onNext={() => runner.next()}
        onNavigator={() => setListOpen(true)}
        main={practised?.main}
      >
        <ShortcutHints options={options} enter={practised?.enter} />
      </ActionBar>
      {listOpen !== undefined && (
        <NavigatorDrawer
          open={listOpen}
          onOpenChange={setListOpen}
          questionStart={() => startOf(card.current)}
        />
      )}
    </>
  );
}

/** Where a person can start to type without a keyboard sliding over the question. */
const typesAtOnce = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Where a question begins for the keyboard: at its first empty line, or at its wording. */
const startOf = (card: HTMLElement | null): HTMLElement | null | undefined =>
  (typesAtOnce()
    ? card?.querySelector<HTMLElement>('input[type=text]:enabled, textarea:enabled')
    : undefined) ?? card?.querySelector('h2');

/**
 * A new question begins at its wording: for the eyes at the top of the page, for screen readers with the focus. A
 * written answer can be typed at once; its field is named by the question.
 */
function useFocusOnChange(index: number) {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    // The first one, too: whoever pressed Start Quiz at the foot of the page is still down there.
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === document.body)
      card.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    if (card.current) showTurn(card.current, index > shown.current);
    shown.current = index;
    window.scrollTo({ top: 0, behavior: 'instant' });
    startOf(card.current)?.focus({ preventScroll: true });
  }, [index]);
  return card;
}
