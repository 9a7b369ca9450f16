import type { Media, Question } from '@quizhall/shared/model/quizzes/question';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { questionTimeOf, shownTimeLimit } from '@quizhall/shared/rules/attempts/question-time';
import { choicesOf } from '@quizhall/shared/rules/quizzes/presentation';
import { asksForNumber } from '@quizhall/shared/rules/quizzes/answer-form';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import { mixed, type PreviewMedia, type PreviewQuestion, type PreviewQuiz } from './preview-quiz.ts';

const shownMedia = (media: Media | undefined): PreviewMedia | undefined =>
  media && {
    name: media.key,
    url: mediaUrl(media.key),
    alt: media.alt ?? '',
    captionsUrl: media.captionsKey && mediaUrl(media.captionsKey),
  };

const shownQuestion = (question: Question, seconds: number): PreviewQuestion => ({
  type: question.type,
  question: question.question,
  description: question.description,
  numeric: asksForNumber(question),
  points: question.points,
  timeLimit: seconds,
  options: question.options.map(({ text, media }) => ({ text, media: shownMedia(media) })),
  prompts: question.type === 'matching' ? question.pairs.map(({ left }) => left) : [],
  choices: question.type === 'matching' || question.type === 'ordering' ? mixed(choicesOf(question)) : [],
  media: shownMedia(question.media),
  passageId: question.passageId,
});

/** A quiz that is saved, as participants would meet it; practice knows no limits. */
export function previewOfQuiz(quiz: OwnQuiz): PreviewQuiz {
  const { title, description, settings, coverImage, language, passages = [], questions } = quiz;
  const { practiceMode, timeLimit, questionTimeLimit } = settings;
  const minutes = shownTimeLimit({
    timeLimit,
    questionTime: questionTimeOf({ questions, settings }),
    questions: questions.length,
    asked: questions.length,
  });
  return {
    title,
    description,
    instructions: settings.instructions,
    minutes: practiceMode || isUnlimited(minutes) ? undefined : minutes,
    cover: coverImage?.url,
    language,
    passages: passages.map((passage) => ({ ...passage, media: shownMedia(passage.media) })),
    questions: questions.map((question) =>
      shownQuestion(question, practiceMode ? 0 : question.timeLimit || questionTimeLimit),
    ),
  };
}
