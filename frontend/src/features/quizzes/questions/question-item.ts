import type { RowAction } from './use-row-actions.ts';

/** Props of a question, expanded or collapsed. */
export interface QuestionItemProps {
  id: string;
  index: number;
  last: boolean;
  /** Something in it stands in the way of publishing. */
  faulty: boolean;
  /** `to`: the new place for the action of this name, counted from 0. */
  onAction: (action: RowAction, id: string, to?: number) => void;
}
