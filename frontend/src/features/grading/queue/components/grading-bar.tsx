import { Keyboard } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { showShortcutHelp } from '@/lib/shortcuts.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import { isGraded, nextWaiting, type QueuedAnswer } from '../model/queue.ts';
import { messages } from '../messages.ts';

const TEXT = messages.bar;
const WAY_OPTIONS = [
  { value: 'question', label: TEXT.byQuestion },
  { value: 'participant', label: TEXT.byParticipant },
] as const;

interface GradingBarProps {
  answers: readonly QueuedAnswer[];
  current: QueuedAnswer | undefined;
  place: GradingPlace;
}

/** Navigation between answers, visibility of names, and progress. */
export function GradingBar({ answers, current, place }: GradingBarProps) {
  const graded = answers.filter(isGraded).length;
  const progress = TEXT.progress(graded, answers.length);
  return (
    <div className="mb-5 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterChips
          label={TEXT.by}
          value={place.by}
          onChange={(by) => place.go({ by, answer: current?.key })}
          options={WAY_OPTIONS}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="w-52">
            <Switch label={TEXT.blind} checked={place.blind} onCheckedChange={place.hideNames} />
          </div>
          <Button
            variant="ghost"
            size="sm"
            icon={<Keyboard />}
            onClick={showShortcutHelp}
            className="pointer-coarse:hidden"
          >
            {TEXT.shortcuts}
          </Button>
        </div>
      </div>
      {place.by === 'question' && current && (
        <QuestionChoice answers={answers} current={current} onChoose={(answer) => place.go({ answer })} />
      )}
      <div className="flex items-center gap-4">
        <ProgressBar label={progress} value={graded} max={answers.length} className="flex-1" />
        <p aria-hidden="true" className="tabular shrink-0 text-sm text-muted">
          {progress}
        </p>
      </div>
    </div>
  );
}

interface QuestionChoiceProps {
  answers: readonly QueuedAnswer[];
  current: QueuedAnswer;
  onChoose: (answer: string | undefined) => void;
}

/** Select that opens the first ungraded answer of a question, otherwise its first answer. */
function QuestionChoice({ answers, current, onChoose }: QuestionChoiceProps) {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  if (byQuestion.size < 2) return null;
  const options = [...byQuestion].map(([value, own]) => ({
    value,
    label: TEXT.left(own[0]?.question ?? '', own.filter((one) => !isGraded(one)).length),
  }));
  const choose = (questionId: string) => {
    const own = byQuestion.get(questionId) ?? [];
    onChoose((nextWaiting(own, undefined) ?? own[0])?.key);
  };
  return (
    <Select
      hideLabel
      label={TEXT.question}
      value={current.questionId}
      onValueChange={choose}
      options={options}
      className="max-w-xl"
    />
  );
}
