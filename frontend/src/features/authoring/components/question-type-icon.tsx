import type { OfferedQuestionType } from '@quizhall/shared/model/enums';
import { CircleDot, type LucideIcon, SquareCheck, TextCursorInput, ToggleLeft, Type } from 'lucide-react';

export const QUESTION_TYPE_ICONS: Record<OfferedQuestionType, LucideIcon> = {
  one_choice: CircleDot,
  multiple_choice: SquareCheck,
  true_false: ToggleLeft,
  short_answer: Type,
  fill_blank: TextCursorInput,
};
