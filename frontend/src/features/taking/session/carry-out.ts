import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { answerTo, toggleOption } from '../engine/answers.ts';
import type { KeyAction } from '../engine/keyboard.ts';
import type { AttemptSession } from './attempt-session.ts';

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
export function carryOut(session: AttemptSession, action: KeyAction): void {
  const { answers, currentIndex } = session.view().sync;
  const question = session.questions[currentIndex];
  if (!question) return;
  const { _id: id } = question;
  const actions: { [A in KeyAction['do']]: () => void } = {
    choose: () => {
      if (action.do !== 'choose') return;
      session.answer(id, chooseOption(question, answerTo(answers, id).userAnswer, action.option));
    },
    next: () => session.next(),
    // The arrow stops at the last question: only Enter and the button go to the review.
    forward: () => {
      if (currentIndex + 1 < session.questions.length) session.next();
    },
    previous: () => session.previous(),
    flag: () => session.toggleFlag(id),
  };
  actions[action.do]();
}
