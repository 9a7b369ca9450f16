import type { Media, Question, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { choicesOf } from '@quizhall/shared/rules/quizzes/presentation';
import { asksForNumber } from '@quizhall/shared/rules/quizzes/answer-form';
import {
  mixed,
  type PreviewMedia,
  type PreviewQuestion,
  type PreviewQuiz,
} from '@/entities/quiz/preview/preview-quiz.ts';
import { toQuestionInput } from '../editor/form-mapping.ts';
import { addressOf } from '../media/media.ts';
import { minutesOf, storedTimes } from '../settings/question-times.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

/** Returns the URL of a file that was chosen in this browser. */
type FindLocal = (key: string) => string | undefined;

/** Returns a file as it can be displayed now. */
export const previewMedia = (
  { key, alt = '', captionsKey }: Pick<Media, 'key' | 'captionsKey'> & { alt?: string | undefined },
  local: FindLocal = () => undefined,
): PreviewMedia => ({
  name: key,
  url: addressOf(key, local(key)),
  alt,
  captionsUrl: captionsKey && addressOf(captionsKey, local(captionsKey)),
});

function previewQuestion(question: QuestionInput, seconds: number, local: FindLocal): PreviewQuestion {
  const { type, description = '', options = [], points = 0, media, passageId } = question;
  const shown = (file: typeof media) => file && previewMedia(file, local);
  return {
    type,
    question: question.question,
    description,
    numeric: asksForNumber(question),
    points,
    timeLimit: seconds,
    options: options.map((option) => ({ text: option.text, media: shown(option.media) })),
    prompts: type === 'matching' ? (question.pairs ?? []).map(({ left }) => left) : [],
    // The form's data includes everything needed.
    choices: type === 'matching' || type === 'ordering' ? mixed(choicesOf(question as Question)) : [],
    media: shown(media),
    passageId,
  };
}

/** Returns the participant's view of the current form, saved or not. */
export function previewOf(form: QuizForm, local: FindLocal): PreviewQuiz {
  const { own, ofQuiz } = storedTimes(form);
  const { coverImage: cover, settings } = form;
  const minutes = minutesOf(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    instructions: settings.instructions.trim(),
    minutes: settings.practiceMode || isUnlimited(minutes) ? undefined : minutes,
    cover: cover ? (local(cover.key) ?? cover.url) : undefined,
    language: form.language,
    passages: form.passages.map(({ id, title, text, media }) => ({
      id,
      title: title.trim(),
      text: text.trim(),
      media: media && previewMedia(media, local),
    })),
    questions: form.questions.map((question, index) =>
      previewQuestion(toQuestionInput(question), settings.practiceMode ? 0 : own[index] || ofQuiz, local),
    ),
  };
}
