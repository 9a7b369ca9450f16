import { useState } from 'react';
import { LiveFormulas } from '../live-formulas.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import type { DryAnswer, PreviewQuiz } from './preview-quiz.ts';
import { Screen, Walk } from './quiz-walk.tsx';

/** The dry run as a part of a page. */
export function PreviewWalk({ quiz }: { quiz: PreviewQuiz }) {
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<number, DryAnswer>>>({});
  return (
    <div className="grid grid-cols-1 gap-5">
      <Walk quiz={quiz} place={place} onPlace={setPlace} />
      <LiveFormulas>
        <WrittenIn value={quiz.language}>
          <Screen
            key={place}
            quiz={quiz}
            place={place}
            answer={answers[place] ?? []}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [place]: answer }))}
          />
        </WrittenIn>
      </LiveFormulas>
    </div>
  );
}
