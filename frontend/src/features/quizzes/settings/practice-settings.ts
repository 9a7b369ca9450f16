import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { emptyQuiz, type QuizForm, type SettingsForm } from '../editor/quiz-form.ts';

type Limits = Pick<QuizForm, 'settings' | 'questionTimes'>;

/** Settings as they come back from the server, which say what practice means. The form reads the times of questions apart. */
const isKeptByPractice = (settings: SettingsForm): boolean =>
  JSON.stringify(settings) ===
  JSON.stringify({ ...asPractised(settings), questionTimeLimit: settings.questionTimeLimit });

/**
 * The limits of a quiz that is not practised any more: the author's own, as long as the form has them, or those of a new
 * quiz where only what practice means was kept.
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
