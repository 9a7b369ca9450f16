import { formatPercent } from '@/lib/format.ts';
import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { answerTo, isLocked, toggleOption } from '../engine/answers.ts';
import { type KeyAction, optionMark } from '../engine/keyboard.ts';
import { isChosen } from '../engine/struck.ts';
import { zoomBy } from '../take/use-zoom.ts';
import { messages } from '../shared/messages.ts';
import type { AttemptRunner } from './attempt-runner.ts';

/** Returns the answer after an option is chosen. */
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

/** Strikes out an option, or restores it. Striking out also deselects. */
export function strikeOption(runner: AttemptRunner, question: ParticipantQuestion, place: number): void {
  const { _id: id, type, options } = question;
  const answer = answerTo(runner.view().sync.answers, id);
  const text = options[place]?.text;
  if (text === undefined || isLocked(question, answer)) return;
  const { userAnswer } = answer;
  const taken = isChosen(userAnswer, text);
  if (taken) runner.answer(id, type === 'multiple_choice' ? chooseOption(question, userAnswer, place) : null);
  const isStruck = runner.strike(id, place);
  runner.say(
    messages.take.struck({ mark: optionMark(place, options.length), struck: isStruck, taken }),
    taken,
  );
}

/** Applies a key action to the current question. */
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
    strike: () => {
      if (action.do === 'strike') strikeOption(runner, question, action.option);
    },
    zoom: () => {
      if (action.do === 'zoom')
        runner.say(messages.take.zoomed({ percent: formatPercent(zoomBy(action.by)) }));
    },
    next: () => runner.next(),
    // The arrow key stops at the last question; only Enter and the button lead to the review.
    forward: () => {
      if (currentIndex + 1 < runner.questions.length) runner.next();
    },
    previous: () => runner.previous(),
    flag: () => runner.toggleFlag(id),
  };
  actions[action.do]();
}
