import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { quizzes as de } from './de/quizzes.ts';
import { quizzes as en, type QuizTexts } from './en/quizzes.ts';
import { quizzes as es } from './es/quizzes.ts';
import { quizzes as fr } from './fr/quizzes.ts';

export const QUIZZES: Record<SiteLanguage, QuizTexts> = { en, es, fr, de };
