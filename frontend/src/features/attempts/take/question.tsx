import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { cx } from '@/components/ui/cx.ts';
import { useShortcutsSetting } from '@/lib/shortcuts.ts';
import { answerTo } from '../engine/answers.ts';
import { choosable } from '../engine/keyboard.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useStrikes } from './use-strikes.ts';
import { carryOut } from '../runner/carry-out.ts';
import type { AnswerInputProps } from './choice-input.tsx';
import { FlagButton } from './flag-button.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionStage, startOf } from './question-stage.tsx';
import { useListedKeys } from './shortcut-hints.tsx';
import { showTurn } from './show-turn.ts';
import { ZoomControl } from './zoom-control.tsx';

/** Few quizzes have passages. */
const PassagePanel = lazyPart(async () => (await import('../shared/passage-panel.tsx')).PassagePanel);

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
  const strikes = useStrikes(question, answer.userAnswer);
  const card = useFocusOnChange(index);
  useKeyboard(options, letters, (action) => {
    if (action.do === 'next' && practised) practised.onEnter();
    else carryOut(runner, action);
  });
  useListedKeys(options, runner.allowsBack);
  const total = runner.questions.length;
  return (
    <QuestionStage
      isFirst={index === 0}
      isLast={index === total - 1}
      onPrevious={() => runner.previous()}
      onNext={() => runner.next()}
      options={options}
      enter={practised?.enter}
      main={practised?.main}
      questionStart={() => startOf(card.current)}
    >
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
              <>
                <ZoomControl />
                {!answer.checked && (
                  <FlagButton flagged={answer.flagged} onFlag={() => runner.toggleFlag(id)} />
                )}
              </>
            }
            question={question}
            index={index}
            total={total}
            answer={answer}
            onAnswer={(given) => runner.answer(id, given)}
            onOverruledSeen={() => runner.overruledSeen(id)}
            {...strikes}
            Input={practised?.Input}
            below={practised?.below}
          />
        </div>
      </div>
    </QuestionStage>
  );
}

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
