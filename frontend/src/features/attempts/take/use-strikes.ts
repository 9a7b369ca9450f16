import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { struckBeside } from '../engine/struck.ts';
import { strikeOption } from '../runner/carry-out.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';

const NONE: readonly number[] = [];

/** The places of the options that are crossed out, and what crosses one out or restores it. */
export function useStrikes(question: ParticipantQuestion, answer: UserAnswer) {
  const runner = useAttempt();
  const { _id: id } = question;
  const places = useAttemptView(({ struck }) => struck[id] ?? NONE);
  return {
    struck: struckBeside(question, places, answer),
    onStrike: (place: number) => strikeOption(runner, question, place),
  };
}
