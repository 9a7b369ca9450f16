import { LIMITS } from '@quizhall/shared/model/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { type DrawMode, drawModeOf, drawnPools, poolsIn, withDraw } from '../editor/draws.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { NumberBox, NumberInput } from '../questions/number-input.tsx';

const TEXT = messages.settings.draw;
const MODES = [
  { value: 'all', ...TEXT.modes.all },
  { value: 'some', ...TEXT.modes.some },
  { value: 'pools', ...TEXT.modes.pools },
] as const;
const USUAL_DRAW = 10;

const poolNames = (questions: QuestionForm[]) => questions.map(({ pool }) => ({ pool }));

/** Selection of each participant's questions: all, a number of all, or a number per pool. */
export function DrawSettings() {
  const { control } = useFormContext<QuizForm>();
  const drawQuestions = useField('settings.drawQuestions');
  const pools = useField('settings.pools');
  const questions = useWatch({ control, name: 'questions', compute: poolNames });
  const stored = drawModeOf({ drawQuestions: drawQuestions.value, pools: pools.value });
  // Pools can be selected before the first number is typed.
  const [chosen, setChosen] = useState(stored);
  const mode = stored === 'some' || chosen !== 'pools' ? stored : chosen;
  const change = (next: string) => {
    setChosen(next as DrawMode);
    drawQuestions.set(next === 'some' ? Math.max(1, Math.min(USUAL_DRAW, questions.length)) : 0);
    if (next === 'all') pools.set([]);
  };
  return (
    <>
      <FieldSlot path="settings.draw">
        <RadioCards label={TEXT.label} columns={3} value={mode} onValueChange={change} options={MODES} />
      </FieldSlot>
      {mode === 'some' && (
        <div className="sm:max-w-64">
          <NumberInput
            path="settings.drawQuestions"
            label={TEXT.number}
            suffix={TEXT.of(questions.length)}
            min={1}
            max={LIMITS.questions}
            fallback={USUAL_DRAW}
          />
        </div>
      )}
      {mode === 'pools' && <PoolDraws />}
    </>
  );
}

function PoolDraws() {
  const { control } = useFormContext<QuizForm>();
  const { problems } = useEditor();
  const { value, set } = useField('settings.pools');
  const questions = useWatch({ control, name: 'questions', compute: poolNames });
  const sizes = [...poolsIn(questions)];
  // Problems refer to indexes of the sent pools.
  const sent = drawnPools({ questions, settings: { drawQuestions: 0, pools: value } });
  if (sizes.length === 0) return <Alert tone="neutral">{TEXT.noPools}</Alert>;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {sizes.map(([name, size]) => {
        const path = `settings.pools.${sent.findIndex((pool) => pool.name === name)}.draw`;
        return (
          <NumberBox
            key={name}
            path={path}
            label={TEXT.fromPool(name)}
            hint={TEXT.zeroIsAll}
            suffix={TEXT.of(size)}
            min={0}
            max={LIMITS.questions}
            fallback={0}
            value={value.find((pool) => pool.name === name)?.draw ?? 0}
            set={(draw) => set(withDraw(value, name, draw))}
            error={problems[path]}
          />
        );
      })}
    </div>
  );
}
