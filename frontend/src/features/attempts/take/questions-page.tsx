import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { useRef } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { cx } from '@/components/ui/cx.ts';
import { useShortcutsSetting } from '@/lib/shortcuts.ts';
import { answerTo } from '../engine/answers.ts';
import { choosable } from '../engine/keyboard.ts';
import { pageAround } from '../engine/navigation.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { usePagePlace } from './use-page-place.ts';
import { useStrikes } from './use-strikes.ts';
import { messages } from './later-messages.ts';
import { carryOut } from '../runner/carry-out.ts';
import { FlagButton } from './flag-button.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionStage, startOf } from './question-stage.tsx';
import { useListedKeys } from './shortcut-hints.tsx';
import { ZoomControl } from './zoom-control.tsx';

const PassagePanel = lazyPart(async () => (await import('../shared/passage-panel.tsx')).PassagePanel);

/** Several questions below each other. One of them is the current one: keys answer it, and its time runs. */
export function QuestionsPage() {
  const runner = useAttempt();
  const { questions, perPage } = runner;
  const current = useAttemptView(({ sync }) => sync.currentIndex);
  const { first, end } = pageAround(current, questions.length, perPage);
  const [letters] = useShortcutsSetting();
  const page = useRef<HTMLDivElement>(null);
  const isAt = usePagePlace(page, current, first);
  const question = questions[current];
  const options = question ? choosable(question) : 0;
  useKeyboard(options, letters, (action) => carryOut(runner, action));
  useListedKeys(options, runner.allowsBack);
  return (
    <QuestionStage
      isFirst={first === 0}
      isLast={end === questions.length}
      onPrevious={() => runner.turnPage(-1)}
      onNext={() => runner.turnPage(1)}
      options={options}
      questionStart={() => startOf(page.current?.querySelector('[data-current]') ?? null)}
    >
      <div
        ref={page}
        className="mx-auto w-full min-w-0 px-4 pt-4 @min-[40rem]:px-6 @min-[40rem]:pt-8 lg:px-0"
      >
        <div className="unzoomed mx-auto flex max-w-3xl items-center justify-between text-sm text-muted">
          <p>{messages.page({ page: first / perPage + 1, pages: Math.ceil(questions.length / perPage) })}</p>
          <ZoomControl />
        </div>
        {runsOf(questions.slice(first, end), first).map((run) => (
          <Run key={run.from} {...run} current={current} isAt={isAt} />
        ))}
      </div>
    </QuestionStage>
  );
}

interface PassageRun {
  /** Position of the first one. */
  from: number;
  passageId: string | undefined;
  questions: ParticipantQuestion[];
}

/** Questions in a row that are about the same passage stand by it together. */
function runsOf(questions: readonly ParticipantQuestion[], first: number): PassageRun[] {
  const runs: PassageRun[] = [];
  for (const [place, question] of questions.entries()) {
    const { passageId } = question;
    const last = runs.at(-1);
    if (last && last.passageId === passageId) last.questions.push(question);
    else runs.push({ from: first + place, passageId, questions: [question] });
  }
  return runs;
}

interface RunProps extends PassageRun {
  current: number;
  /** The person answers this question. */
  isAt: (index: number) => void;
}

function Run({ from, passageId, questions, current, isAt }: RunProps) {
  const passage = useAttempt().passages.find(({ id }) => id === passageId);
  return (
    <div className={cx('mx-auto min-w-0', passage ? 'mt-4 lg:grid lg:grid-cols-2 lg:gap-8' : 'max-w-3xl')}>
      {passage && <PassagePanel passage={passage} />}
      <div className="min-w-0">
        {questions.map((question, place) => (
          <PageQuestion
            key={from + place}
            question={question}
            index={from + place}
            isCurrent={from + place === current}
            isAt={isAt}
          />
        ))}
      </div>
    </div>
  );
}

interface PageQuestionProps {
  question: ParticipantQuestion;
  index: number;
  isCurrent: boolean;
  isAt: RunProps['isAt'];
}

function PageQuestion({ question, index, isCurrent, isAt }: PageQuestionProps) {
  const runner = useAttempt();
  const { _id: id } = question;
  const answer = useAttemptView(({ sync }) => answerTo(sync.answers, id));
  const strikes = useStrikes(question, answer.userAnswer);
  const give = (given: UserAnswer) => {
    isAt(index);
    runner.answer(id, given);
  };
  return (
    <div
      data-index={index}
      data-current={isCurrent || undefined}
      className={cx(
        '-mx-4 scroll-mt-24 border-s-4 border-b border-b-line px-3 py-6 @min-[40rem]:py-8',
        isCurrent ? 'border-s-accent' : 'border-s-transparent',
      )}
    >
      <QuestionCard
        action={<FlagButton flagged={answer.flagged} onFlag={() => runner.toggleFlag(id)} />}
        question={question}
        index={index}
        total={runner.questions.length}
        answer={answer}
        onAnswer={give}
        onOverruledSeen={() => runner.overruledSeen(id)}
        {...strikes}
      />
    </div>
  );
}
