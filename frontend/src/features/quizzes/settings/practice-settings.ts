import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { emptyQuiz, type QuizForm, type SettingsForm } from '../editor/quiz-form.ts';

type Limits = Pick<QuizForm, 'settings' | 'questionTimes'>;

/** Compares with the practice settings that the server returns. The form stores question times separately. */
const isKeptByPractice = (settings: SettingsForm): boolean =>
  JSON.stringify(settings) ===
  JSON.stringify({ ...asPractised(settings), questionTimeLimit: settings.questionTimeLimit });

/**
 * Returns the limits after practice mode is disabled: the author's own if the form still has them, otherwise the
 * defaults.
 */
export function withoutPractice({ settings, questionTimes }: Limits): Limits {
  const off = { ...settings, practiceMode: false };
  if (!isKeptByPractice(settings)) return { settings: off, questionTimes };
  const usual = emptyQuiz();
  const { timeLimit, maxAttempts, allowRetake, disclosure } = usual.settings;
  return {
    settings: { ...off, timeLimit, maxAttempts, allowRetake, disclosure },
    questionTimes: questionTimes === 'none' ? usual.questionTimes : questionTimes,
  };
}
