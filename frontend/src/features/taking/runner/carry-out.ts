import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { answerTo, toggleOption } from '../engine/answers.ts';
import type { KeyAction } from '../engine/keyboard.ts';
import type { AttemptRunner } from './attempt-runner.ts';

/** What choosing an option makes of the answer. */
export function chooseOption(
  { type, options }: Pick<ParticipantQuestion, 'type' | 'options'>,
  answer: UserAnswer,
  index: number,
): UserAnswer {
  const texts = options.map(({ text }) => text);
  const text = texts[index];
  if (text === undefined) return answer;
  return type === 'multiple_choice' ? toggleOption(texts, answer, text) : text;
}

/** Does to the question on screen what a key asks for. */
export function carryOut(runner: AttemptRunner, action: KeyAction): void {
  const { answers, currentIndex } = runner.view().sync;
  const question = runner.questions[currentIndex];
  if (!question) return;
  const { _id: id } = question;
  const actions: { [A in KeyAction['do']]: () => void } = {
    choose: () => {
      if (action.do !== 'choose') return;
      runner.answer(id, chooseOption(question, answerTo(answers, id).userAnswer, action.option));
    },
    next: () => runner.next(),
    // The arrow stops at the last question: only Enter and the button go to the review.
    forward: () => {
      if (currentIndex + 1 < runner.questions.length) runner.next();
    },
    previous: () => runner.previous(),
    flag: () => runner.toggleFlag(id),
  };
  actions[action.do]();
}
