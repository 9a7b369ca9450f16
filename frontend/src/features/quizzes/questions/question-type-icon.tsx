import type { QuestionType } from '@quizhall/shared/model/enums';
import {
  ArrowLeftRight,
  CircleDot,
  ListOrdered,
  type LucideIcon,
  PenLine,
  SquareCheck,
  TextCursorInput,
  ToggleLeft,
  Type,
} from 'lucide-react';

export const QUESTION_TYPE_ICONS: Record<QuestionType, LucideIcon> = {
  one_choice: CircleDot,
  multiple_choice: SquareCheck,
  true_false: ToggleLeft,
  short_answer: Type,
  essay: PenLine,
  fill_blank: TextCursorInput,
  matching: ArrowLeftRight,
  ordering: ListOrdered,
};
