import { type Cell, cellsOf, type Tally, tallyOf } from '../engine/navigation.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';

const signatureOf = (cells: readonly Cell[]): string =>
  cells
    .map(({ answered, partly, flagged, locked }) =>
      String.fromCharCode(
        48 + Number(answered) + 2 * Number(flagged) + 4 * Number(locked) + 8 * Number(partly),
      ),
    )
    .join('');

/**
 * The grid of questions and its sums. Answers change every second, because time passes; these only when a question is
 * answered, flagged or closed, so that a long quiz does not draw hundreds of cells a second.
 */
export function useCells(current: number | undefined): { cells: Cell[]; tally: Tally } {
  const runner = useAttempt();
  const passedAt = (index: number) => (runner.allowsBack ? 0 : index);
  useAttemptView(({ sync }) =>
    signatureOf(cellsOf(runner.questions, sync.answers, { passed: passedAt(sync.currentIndex) })),
  );
  const { answers, currentIndex } = runner.view().sync;
  const cells = cellsOf(runner.questions, answers, { current, passed: passedAt(currentIndex) });
  return { cells, tally: tallyOf(cells) };
}
