import type { RowAction } from './use-row-actions.ts';

/** Props of a question, expanded or collapsed. */
export interface QuestionItemProps {
  id: string;
  index: number;
  last: boolean;
  /** True if the question has problems that prevent publishing. */
  faulty: boolean;
  /** `to`: target index of a move, counted from 0. */
  onAction: (action: RowAction, id: string, to?: number) => void;
}
