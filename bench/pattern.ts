/** One access pattern as it is listed in docs/data-model.md. */
export interface Pattern {
  id: string;
  question: string;
  key: string;
  name: string;
  /** Runs it once on the sample data; patterns run in the order of the list and build on each other. */
  run: () => Promise<unknown>;
}
